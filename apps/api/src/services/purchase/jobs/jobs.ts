import { moneyMail } from '@kandil/contract/internal';
import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/index.ts';

/** Names the subscription by id. */
export const cancelSubscription = defineJob(
  'purchase.cancel-subscription',
  z.object({ subscriptionId: z.uuid() }),
);

/** Names the statement by id. */
export const checkStatement = defineJob(
  'purchase.check-statement',
  z.object({ withdrawalId: z.uuid() }),
);

/** Names the order by id; it may give days to everybody. */
export const giveAfterOutage = defineJob(
  'purchase.give-after-outage',
  z.object({ batchId: z.uuid() }),
  { timeout: 3600 },
);
/** Names the raise by id; it may write to everybody. */
export const announcePrice = defineJob('purchase.announce-price', z.object({ raiseId: z.uuid() }), {
  timeout: 3600,
});
/** Takes back what a raise announced. */
export const takeBackPrice = defineJob(
  'purchase.take-back-price',
  z.object({ raiseId: z.uuid() }),
  { timeout: 3600 },
);
/** Has the gateway charge the new price of a notice from the next period on, or with `back` the old one. */
export const movePrice = defineJob(
  'purchase.move-price',
  z.object({ noticeId: z.uuid(), back: z.boolean() }),
);
/** Ends a subscription whose owner did not agree to a higher price. */
export const endUnagreed = defineJob('purchase.end-unagreed', z.object({ noticeId: z.uuid() }));
/** Runs every hour at `CARRY_CRON`: what announced prices need before the period from which they count. */
export const carryPrices = defineJob('purchase.carry-prices', z.object({}), { timeout: 1800 });
export const CARRY_CRON = '17 * * * *';

/** Runs every hour at `COUNT_CRON`. */
export const countNumbers = defineJob('purchase.count-numbers', z.object({}));
export const COUNT_CRON = '8 * * * *';

/** Names the batch by id. */
export const makePromoCodes = defineJob(
  'purchase.make-promo-codes',
  z.object({ batchId: z.uuid() }),
  { timeout: 3600 },
);

/** Runs every hour at `MOVE_CRON`. */
export const moveSubscriptions = defineJob('purchase.move-subscriptions', z.object({}));
export const MOVE_CRON = '23 * * * *';

/**
 * Stores the customer's name with a receipt. A job of the booking's transaction: a payment is booked also while the auth
 * service, which knows the name, does not answer.
 */
export const nameReceipt = defineJob(
  'purchase.name-receipt',
  z.object({ receiptId: z.uuid(), userId: z.uuid() }),
);

/** Names the order by id. */
export const refund = defineJob('purchase.refund', z.object({ orderId: z.uuid() }));

/** Runs every hour at `REMIND_CRON`. */
export const remindRenewals = defineJob('purchase.remind-renewals', z.object({}));
export const REMIND_CRON = '41 * * * *';

/** Has the auth service mail an account; the same key is mailed once. */
export const sendMail = defineJob('purchase.send-mail', moneyMail);

/** Runs every night at `TIDY_CRON`. */
export const tidyPurchases = defineJob('purchase.tidy', z.object({}), { timeout: 3600 });
export const TIDY_CRON = '13 4 * * *';

/** Names the withdrawal by id. */
export const unwind = defineJob('purchase.unwind', z.object({ withdrawalId: z.uuid() }));

/** Runs every hour at `WATCH_WITHDRAWALS_CRON`. */
export const watchWithdrawals = defineJob('purchase.watch-withdrawals', z.object({}));
export const WATCH_WITHDRAWALS_CRON = '41 * * * *';
