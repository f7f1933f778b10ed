import { type Subscription, timeOf } from './books.ts';
import type { Charges, Parts } from './charges.ts';
import { impossible, unknownId } from './problem.ts';

/** @throws Problem if there is no subscription of this id */
export function subscriptionOf({ books }: Pick<Parts, 'books'>, id: string): Subscription {
  const found = books.subscriptions.get(id);
  if (!found) throw unknownId();
  return found;
}

/** @throws Problem unless the subscription has one of the statuses */
export function demandStatus(
  subscription: Subscription,
  action: string,
  statuses: Subscription['status'][],
) {
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
}

/** What moves a subscription from one status to the next. */
export function statusChanges(parts: Parts, charges: Charges) {
  const { save, tell } = charges;
  const now = () => timeOf(parts.clock.now());
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
    async approve(subscription: Subscription): Promise<void> {
      const approved = await moveTo(subscription, 'APPROVED', null);
      if (subscription.subscribeNow) await start(approved);
    },
    async activate(id: string, note: string | null): Promise<void> {
      const subscription = subscriptionOf(parts, id);
      demandStatus(subscription, 'activate', ['APPROVED', 'SUSPENDED']);
      if (subscription.status === 'APPROVED') return start(subscription);
      if (subscription.outstanding > 0)
        throw impossible(
          'SUBSCRIPTION_CANNOT_BE_ACTIVATED',
          'Subscription cannot be activated after payment failure threshold has reached.',
        );
      await tell('ACTIVATED', await moveTo(subscription, 'ACTIVE', note));
    },
    async suspend(id: string, note: string): Promise<void> {
      const subscription = subscriptionOf(parts, id);
      demandStatus(subscription, 'suspend', ['ACTIVE']);
      await tell('SUSPENDED', await moveTo(subscription, 'SUSPENDED', note));
    },
    async cancel(id: string, note: string): Promise<void> {
      const subscription = subscriptionOf(parts, id);
      demandStatus(subscription, 'cancel', ['ACTIVE', 'SUSPENDED']);
      await tell('CANCELLED', await moveTo(subscription, 'CANCELLED', note));
    },
  };
}
