import type { Refusal } from '../gateways/index.ts';
import { type Sale, type Subscription, timeOf } from './books.ts';
import { createCharges, type Parts } from './charges.ts';
import { type Money, minorOf } from './money.ts';
import { impossible, unknownId } from './problem.ts';
import { currencyOf } from './schedule.ts';

export type Billing = ReturnType<typeof createBilling>;

/** Everything that can happen to a subscription. The caller runs one operation at a time. */
export function createBilling(parts: Parts) {
  const { books, clock, present } = parts;
  const charges = createCharges(parts);
  const { save, tell } = charges;
  const now = () => timeOf(clock.now());

  const subscriptionOf = (id: string): Subscription => {
    const found = books.subscriptions.get(id);
    if (!found) throw unknownId();
    return found;
  };
  const allowed = (
    subscription: Subscription,
    action: string,
    statuses: Subscription['status'][],
  ) => {
    if (statuses.includes(subscription.status)) return;
    // PayPal does not name APPROVED here, although such a subscription can be activated.
    const words = statuses
      .filter((status) => status !== 'APPROVED')
      .join(' or ')
      .toLowerCase();
    throw impossible(
      'SUBSCRIPTION_STATUS_INVALID',
      `Invalid subscription status for ${action} action; subscription status should be ${words}.`,
    );
  };
  const moveTo = (
    subscription: Subscription,
    status: Subscription['status'],
    note: string | null,
  ) => save(subscription, { status, statusAt: now(), note });

  /** Begins to bill: at once, or at the start time. */
  async function start(subscription: Subscription) {
    const startAt = subscription.startAt > now() ? subscription.startAt : now();
    const anchor = { startAt, anchorAt: startAt, sinceAnchor: 0, dueAt: startAt };
    const active = await save(subscription, { status: 'ACTIVE', statusAt: now(), ...anchor });
    await tell('ACTIVATED', active);
    if (startAt <= now()) await charges.chargeCycle(active, startAt);
  }

  return {
    subscriptionOf,
    async approve(subscription: Subscription): Promise<void> {
      const approved = await moveTo(subscription, 'APPROVED', null);
      if (subscription.subscribeNow) await start(approved);
    },
    async activate(id: string, note: string | null): Promise<void> {
      const subscription = subscriptionOf(id);
      allowed(subscription, 'activate', ['APPROVED', 'SUSPENDED']);
      if (subscription.status === 'APPROVED') return start(subscription);
      if (subscription.outstanding > 0)
        throw impossible(
          'SUBSCRIPTION_CANNOT_BE_ACTIVATED',
          'Subscription cannot be activated after payment failure threshold has reached.',
        );
      await tell('ACTIVATED', await moveTo(subscription, 'ACTIVE', note));
    },
    async suspend(id: string, note: string): Promise<void> {
      const subscription = subscriptionOf(id);
      allowed(subscription, 'suspend', ['ACTIVE']);
      await tell('SUSPENDED', await moveTo(subscription, 'SUSPENDED', note));
    },
    async cancel(id: string, note: string): Promise<void> {
      const subscription = subscriptionOf(id);
      allowed(subscription, 'cancel', ['ACTIVE', 'SUSPENDED']);
      await tell('CANCELLED', await moveTo(subscription, 'CANCELLED', note));
    },
    /** Captures what is left of failed payments. */
    async capture(id: string, wanted: Money): Promise<Sale> {
      const subscription = subscriptionOf(id);
      allowed(subscription, 'capture', ['ACTIVE', 'SUSPENDED', 'EXPIRED']);
      const { outstanding } = subscription;
      if (outstanding === 0)
        throw impossible(
          'ZERO_OUTSTANDING_BALANCE',
          'Current outstanding balance should be greater than zero.',
        );
      if (wanted.currency_code !== currencyOf(present.planOf(subscription)))
        throw impossible(
          'CURRENCY_MISMATCH',
          "The currency code is different from the subscription's currency code.",
        );
      const amount = minorOf(wanted);
      if (amount > outstanding)
        throw impossible(
          'AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE',
          'The capture amount can not be greater than the current outstanding balance.',
        );
      const paid = await save(subscription, { outstanding: outstanding - amount, failedCount: 0 });
      return charges.receive(paid, amount, now());
    },
    async renewDue(): Promise<void> {
      const due = () =>
        books.subscriptions
          .list()
          .flatMap((subscription) => {
            const at = charges.nextAt(subscription);
            return at && at <= now() ? [{ subscription, at }] : [];
          })
          .toSorted((one, other) => one.at.localeCompare(other.at))
          .at(0);
      for (let next = due(); next; next = due())
        await charges.chargeCycle(next.subscription, next.at);
    },
    async renewNow(id: string): Promise<boolean> {
      const subscription = books.subscriptions.get(id);
      if (!subscription || !charges.nextAt(subscription)) return false;
      const moved = await save(subscription, { anchorAt: now(), sinceAnchor: 0 });
      await charges.chargeCycle(moved, now());
      return true;
    },
    async refuseNext(id: string, refusesNext: Refusal | null): Promise<boolean> {
      const subscription = books.subscriptions.get(id);
      if (!subscription || !charges.nextAt(subscription)) return false;
      await save(subscription, { refusesNext });
      return true;
    },
    nextAt: charges.nextAt,
  };
}
