import type * as controlCalls from '@kandil/contract/control/purchase';
import type * as numbersCalls from '@kandil/contract/control/numbers-purchase';
import type * as purchase from '@kandil/contract/purchase';
import type { Handlers } from '../../platform/http/handler.ts';
import type { HookHandlers } from '../../platform/http/hook.ts';
import { defineModule } from '../../platform/module.ts';
import { bookedMoney } from './calls/booked-money.ts';
import { accessEnds } from './calls/access-ends.ts';
import { dataExport } from './calls/data-export.ts';
import { ended } from './calls/ended.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { giving } from './calls/giving.ts';
import { givingEntries } from './calls/giving-entries.ts';
import { givingFile } from './calls/giving-file.ts';
import { ownSubscription } from './calls/own-subscription.ts';
import { owners } from './calls/owners.ts';
import { packages } from './calls/packages.ts';
import { grantGive } from './calls/grant-give.ts';
import { grantRevoke } from './calls/grant-revoke.ts';
import { grants } from './calls/grants.ts';
import { outageCount } from './calls/outage-count.ts';
import { outageGive } from './calls/outage-give.ts';
import { outages } from './calls/outages.ts';
import { personPlan } from './calls/person-plan.ts';
import { plansOfPeople } from './calls/plans-of-people.ts';
import { promoBatchFile } from './calls/promo-batch-file.ts';
import { promoBatchMake } from './calls/promo-batch-make.ts';
import { promoBatchRevoke } from './calls/promo-batch-revoke.ts';
import { promoBatches } from './calls/promo-batches.ts';
import { release } from './calls/release.ts';
import { renewalFailed } from './calls/renewal-failed.ts';
import { reserve } from './calls/reserve.ts';
import { reversed } from './calls/reversed.ts';
import { settle } from './calls/settle.ts';
import { subscriptionOf } from './calls/subscription-of.ts';
import { subscriptionsOf } from './calls/subscriptions-of.ts';
import { subscriptionPlans } from './calls/subscription-plans.ts';
import { userExtraDays } from './calls/user-extra-days.ts';
import { userPlan } from './calls/user-plan.ts';
import { userReceipts } from './calls/user-receipts.ts';
import { userWithdrawal } from './calls/user-withdrawal.ts';
import { withdraw } from './calls/withdraw.ts';
import { withdrawByName } from './calls/withdraw-by-name.ts';
import { withdrawConfirm } from './calls/withdraw-confirm.ts';
import { withdrawConfirmByLink } from './calls/withdraw-confirm-by-link.ts';
import { withdrawalByLink } from './calls/withdrawal-by-link.ts';
import { chargebackEnter } from './calls/chargeback-enter.ts';
import { givingBalance } from './calls/giving-balance.ts';
import { moneyNumbers } from './calls/money-numbers.ts';
import { monthFile } from './calls/month-file.ts';
import { planNumbers } from './calls/plan-numbers.ts';
import { receipt } from './calls/receipt.ts';
import { receipts } from './calls/receipts.ts';
import { refundApprove } from './calls/refund-approve.ts';
import { refundCancel } from './calls/refund-cancel.ts';
import { refundGiveUp } from './calls/refund-give-up.ts';
import { refundRetry } from './calls/refund-retry.ts';
import { refundsFailed } from './calls/refunds-failed.ts';
import { refundOrder } from './calls/refund-order.ts';
import { refundsWaiting } from './calls/refunds-waiting.ts';
import { renewals } from './calls/renewals.ts';
import { transferEnter } from './calls/transfer-enter.ts';
import { priceRaise } from './calls/prices/price-raise.ts';
import { priceRaises } from './calls/prices/price-raises.ts';
import { priceRaiseStop } from './calls/prices/price-raise-stop.ts';
import { priceUnreached } from './calls/prices/price-unreached.ts';
import { noticeSent } from './calls/prices/notice-sent.ts';
import { announcePriceHandler, takeBackPriceHandler } from './handlers/announce-price.ts';
import { carryPricesHandler } from './handlers/carry-prices.ts';
import { endUnagreedHandler, movePriceHandler } from './handlers/move-price.ts';
import { countNumbersHandler } from './handlers/count-numbers.ts';
import { checkStatementHandler } from './handlers/check-statement.ts';
import { cancelSubscriptionHandler } from './handlers/cancel-subscription.ts';
import { moveSubscriptionsHandler } from './handlers/move-subscriptions.ts';
import * as jobs from './jobs/jobs.ts';
import {
  CARRY_CRON,
  carryPrices,
  COUNT_CRON,
  countNumbers,
  MOVE_CRON,
  moveSubscriptions,
  REMIND_CRON,
  remindRenewals,
  TIDY_CRON,
  tidyPurchases,
  WATCH_WITHDRAWALS_CRON,
  watchWithdrawals,
} from './jobs/jobs.ts';
import { giveAfterOutageHandler } from './handlers/give-after-outage.ts';
import { makePromoCodesHandler } from './handlers/make-promo-codes.ts';
import { nameReceiptHandler } from './handlers/name-receipt.ts';
import { refundHandler } from './handlers/refund.ts';
import { remindRenewalsHandler } from './handlers/remind-renewals.ts';
import { sendMailHandler } from './handlers/send-mail.ts';
import { tidyHandler } from './handlers/tidy.ts';
import { unwindHandler } from './handlers/unwind.ts';
import { watchWithdrawalsHandler } from './handlers/watch-withdrawals.ts';
import { countFirst } from '../../platform/numbers/first-count.ts';
import { PLANS } from './store/numbers.ts';
import { createWorld, type PurchaseWorld } from './world.ts';

const calls: Handlers<typeof purchase, PurchaseWorld> = {
  giving,
  givingEntries,
  subscriptionPlans,
  userExtraDays,
  userPlan,
  userReceipts,
  userWithdrawal,
  withdraw,
  withdrawByName,
  withdrawConfirm,
  withdrawConfirmByLink,
  withdrawalByLink,
};

const control: Handlers<typeof controlCalls, PurchaseWorld> = {
  chargebackEnter,
  givingBalance,
  grantGive,
  grantRevoke,
  grants,
  monthFile,
  outageCount,
  outageGive,
  outages,
  priceRaise,
  priceRaises,
  priceRaiseStop,
  priceUnreached,
  promoBatchFile,
  promoBatchMake,
  promoBatchRevoke,
  promoBatches,
  receipt,
  receipts,
  refundApprove,
  refundCancel,
  refundGiveUp,
  refundOrder,
  refundRetry,
  refundsFailed,
  refundsWaiting,
  renewals,
  transferEnter,
};

const numbers: Handlers<typeof numbersCalls, PurchaseWorld> = { moneyNumbers, planNumbers };

const hooks: HookHandlers<typeof purchase, PurchaseWorld> = { givingFile };

/** The purchase service: offers, subscriptions and the ledger. */
export const purchaseModule = defineModule({
  name: 'purchase',
  schema: 'purchase',
  migrations: new URL('migrations', import.meta.url),
  calls,
  control: { ...control, ...numbers },
  hooks,
  internal: {
    accessEnds,
    bookedMoney,
    dataExport,
    ended,
    forgetAccount,
    noticeSent,
    ownSubscription,
    owners,
    packages,
    personPlan,
    plansOfPeople,
    release,
    renewalFailed,
    reserve,
    reversed,
    settle,
    subscriptionOf,
    subscriptionsOf,
  },
  jobs: [
    announcePriceHandler,
    carryPricesHandler,
    endUnagreedHandler,
    movePriceHandler,
    takeBackPriceHandler,
    cancelSubscriptionHandler,
    checkStatementHandler,
    giveAfterOutageHandler,
    makePromoCodesHandler,
    countNumbersHandler,
    moveSubscriptionsHandler,
    nameReceiptHandler,
    refundHandler,
    remindRenewalsHandler,
    sendMailHandler,
    tidyHandler,
    unwindHandler,
    watchWithdrawalsHandler,
  ],
  queues: [jobs],
  schedules: [
    { job: carryPrices, cron: CARRY_CRON },
    { job: countNumbers, cron: COUNT_CRON },
    { job: moveSubscriptions, cron: MOVE_CRON },
    { job: remindRenewals, cron: REMIND_CRON },
    { job: tidyPurchases, cron: TIDY_CRON },
    { job: watchWithdrawals, cron: WATCH_WITHDRAWALS_CRON },
  ],
  atStart: (world) => countFirst(world, PLANS, countNumbers),
  createWorld,
});
