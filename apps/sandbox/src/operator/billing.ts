import type { GatewayCore } from '../gateways/index.ts';
import type { Books } from './books.ts';
import { createCharges } from './charges.ts';
import type { Subscription } from './model.ts';
import { tell } from './records.ts';
import type { Reason } from './settings.ts';

const dueAt = ({ nextChargeAt }: Subscription) => Date.parse(nextChargeAt ?? '');

export type Billing = ReturnType<typeof createBilling>;

/** Activation, renewals and the end of subscriptions. */
export function createBilling(core: GatewayCore, books: Books, now: () => number) {
  const { subscriptions } = books;
  const { charge, refusal, renew } = createCharges(core, books);
  const firstDue = () =>
    subscriptions
      .list()
      .filter((one) => dueAt(one) <= now())
      .toSorted((one, other) => dueAt(one) - dueAt(other))[0];

  return {
    /** The first charge, or only the start if it begins later. Repeating it has no effect. */
    async activate(given: Subscription): Promise<Subscription | Reason> {
      if (given.status !== 'APPROVED') return given;
      const startsAt = given.startsAt ? Date.parse(given.startsAt) : 0;
      if (startsAt <= now()) return refusal(given) ?? charge(given, now(), now());
      const subscription: Subscription = {
        ...given,
        status: 'ACTIVE',
        nextChargeAt: given.startsAt,
      };
      await subscriptions.put(subscription);
      await tell(core, 'subscription.activated', subscription);
      return subscription;
    },
    async renewDue(): Promise<void> {
      for (let due = firstDue(); due; due = firstDue()) await renew(due, dueAt(due), dueAt(due));
    },
    /** Charges the next period now; what is unpaid begins now. */
    async renewNow(id: string): Promise<boolean> {
      const subscription = subscriptions.get(id);
      if (!subscription?.nextChargeAt) return false;
      const from = subscription.status === 'UNPAID' ? now() : dueAt(subscription);
      await renew(subscription, now(), from);
      return true;
    },
    async end(given: Subscription): Promise<Subscription> {
      if (given.status === 'ENDED') return given;
      const subscription: Subscription = { ...given, status: 'ENDED', nextChargeAt: null };
      await subscriptions.put(subscription);
      await tell(core, 'subscription.ended', subscription);
      return subscription;
    },
  };
}
