import type { Clock, GatewayCore, Refusal } from '../gateways/index.ts';
import { type Books, newId, type Plan, type Sale, type Subscription, timeOf } from './books.ts';
import type { SendEvent } from './events.ts';
import { moneyOf } from './money.ts';
import type { Presenter } from './present.ts';
import { completeCycle, currencyOf, currentCycle, priceOf } from './schedule.ts';

/** PayPal's words for a refusal. */
const REASONS: Record<Refusal, string> = {
  NO_FUNDS: 'PAYER_CANNOT_PAY',
  CARD_REFUSED: 'PAYMENT_DENIED',
  CARD_EXPIRED: 'PAYMENT_DENIED',
  LIMIT_REACHED: 'SENDING_LIMIT_EXCEEDED',
  REFUSED: 'PAYER_ACCOUNT_RESTRICTED',
};

/** A failed payment is tried again after five and after ten days; then it counts as a failure. */
const RETRY_MS = 5 * 86_400_000;
const RETRIES = 2;

export interface Parts {
  books: Books;
  core: GatewayCore;
  clock: Clock;
  present: Presenter;
  send: SendEvent;
}

/** Changes of a subscription, with their mails and bookings. */
function bookings({ books, core, present, send }: Parts) {
  const save = (subscription: Subscription, change: Partial<Subscription>) =>
    books.subscriptions.put({ ...subscription, ...change });

  /** Tells of a change of status. */
  const tell = (type: string, subscription: Subscription) =>
    send(
      `BILLING.SUBSCRIPTION.${type}`,
      'subscription',
      `Subscription ${type.toLowerCase()}`,
      present.subscription(subscription),
    );

  async function record(
    subscription: Subscription,
    amount: number,
    status: Sale['status'],
    at: string,
  ) {
    const currency = currencyOf(present.planOf(subscription));
    const sale = { subscription: subscription.id, status, amount, currency, at, refunded: 0 };
    return books.sales.put({ ...sale, id: newId(), reversed: false });
  }

  /** Books money that arrived. */
  async function receive(subscription: Subscription, amount: number, at: string): Promise<Sale> {
    const sale = await record(subscription, amount, 'COMPLETED', at);
    const { id, currency } = sale;
    const movement = { id, kind: 'charge', chargeId: null, amount, currency, at } as const;
    await core.ledger.put({ ...movement, subscription: subscription.id });
    await send(
      'PAYMENT.SALE.COMPLETED',
      'sale',
      `Payment completed for ${moneyOf(amount, currency).value} ${currency}`,
      present.sale(sale),
    );
    return sale;
  }

  return { save, tell, record, receive };
}
type Bookings = ReturnType<typeof bookings>;

/** What happens to a subscription when a cycle cannot be paid. */
function failures({ save, tell, record }: Bookings) {
  /** Ends a cycle that could not be paid: the amount stays open, and the subscription may be suspended. */
  async function giveUp(subscription: Subscription, plan: Plan, amount: number, at: string) {
    const failedCount = subscription.failedCount + 1;
    const { payment_failure_threshold: threshold = 0 } = plan.payment_preferences;
    const suspended = threshold > 0 && failedCount >= threshold;
    const changed = await save(subscription, {
      ...completeCycle(subscription, plan),
      failedCount,
      outstanding: subscription.outstanding + amount,
      refusesNext: null,
      ...(suspended && { status: 'SUSPENDED' as const, statusAt: at }),
    });
    if (suspended) await tell('SUSPENDED', changed);
  }

  async function fail(
    subscription: Subscription,
    plan: Plan,
    amount: number,
    failure: { at: string; reason: Refusal },
  ) {
    const { at, reason } = failure;
    await record(subscription, amount, 'DECLINED', at);
    const attempts = subscription.attempts + 1;
    const last = attempts > RETRIES;
    const retryAt = last ? null : timeOf(Date.parse(at) + RETRY_MS);
    const failed = await save(subscription, {
      attempts,
      retryAt,
      lastFailed: {
        amount: moneyOf(amount, currencyOf(plan)),
        time: at,
        reason_code: REASONS[reason],
        ...(retryAt && { next_payment_retry_time: retryAt }),
      },
    });
    await tell('PAYMENT.FAILED', failed);
    if (last) await giveUp(failed, plan, amount, at);
  }

  return { fail };
}

export type Charges = ReturnType<typeof createCharges>;

/** Payments of subscriptions: what falls due, what fails, and what is tried again. */
export function createCharges(parts: Parts) {
  const { core, present } = parts;
  const { save, tell, record, receive } = bookings(parts);
  const { fail } = failures({ save, tell, record, receive });

  /** Charges the cycle that is due. */
  async function chargeCycle(subscription: Subscription, at: string): Promise<void> {
    const plan = present.planOf(subscription);
    const cycle = currentCycle(subscription, plan);
    if (!cycle) return;
    const amount = priceOf(cycle);
    const reason = subscription.refusesNext ?? core.faults.get().refuse;
    if (amount > 0 && reason) return fail(subscription, plan, amount, { at, reason });
    const lastPayment = { amount: moneyOf(amount, currencyOf(plan)), time: at };
    const paid = await save(subscription, {
      ...completeCycle(subscription, plan),
      failedCount: 0,
      ...(amount > 0 && { lastPayment }),
    });
    if (amount > 0) await receive(paid, amount, at);
    if (paid.dueAt === null)
      await tell('EXPIRED', await save(paid, { status: 'EXPIRED', statusAt: at }));
  }

  /** When an active subscription is charged next. */
  const nextAt = ({ status, retryAt, dueAt }: Subscription) =>
    status === 'ACTIVE' ? (retryAt ?? dueAt) : null;

  return { save, tell, receive, chargeCycle, nextAt };
}
