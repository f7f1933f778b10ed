import type { GatewayCore } from '../gateways/index.ts';
import type { Billing } from './billing.ts';
import { type Books, chargeById, withCharge } from './books.ts';
import { move, tell } from './records.ts';

export type Reversals = ReturnType<typeof createReversals>;

/** Refunds by the merchant, and chargebacks by the payer. */
export function createReversals(
  core: GatewayCore,
  books: Books,
  billing: Billing,
  now: () => number,
) {
  const { subscriptions } = books;
  return {
    /** Gives back a part of a charge; false if less than that is left of it. */
    async refund(id: string, amount: number): Promise<boolean> {
      const found = chargeById(books, id);
      if (!found || found.charge.chargedBack) return false;
      const { charge } = found;
      const refunded = charge.refunded + amount;
      if (refunded > charge.amount) return false;
      const subscription = withCharge(found.subscription, { ...charge, refunded });
      await Promise.all([
        subscriptions.put(subscription),
        move(core, { kind: 'refund', subscription, charge, amount, at: now() }),
      ]);
      await tell(core, 'charge.refunded', subscription);
      return true;
    },
    /** The payer takes back what is left of a charge; the subscription ends. */
    async chargeBack(id: string): Promise<boolean> {
      const found = chargeById(books, id);
      const amount = found ? found.charge.amount - found.charge.refunded : 0;
      if (!found || found.charge.chargedBack || amount === 0) return false;
      const { charge } = found;
      const subscription = withCharge(found.subscription, { ...charge, chargedBack: true });
      await Promise.all([
        subscriptions.put(subscription),
        move(core, { kind: 'chargeback', subscription, charge, amount, at: now() }),
      ]);
      const { currency } = subscription.package;
      await tell(core, 'charge.charged_back', subscription, { chargeId: id, amount, currency });
      await billing.end(subscription);
      return true;
    },
  };
}
