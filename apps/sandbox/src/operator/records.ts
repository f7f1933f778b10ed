import type { GatewayCore } from '../gateways/index.ts';
import { decimalOf } from '../gateways/money.ts';
import { iso, newId } from './books.ts';
import type { Charge, Subscription } from './model.ts';

/** What an event is about; a consent without a subscription has no id. */
interface EventRecord {
  id: string | null;
  consentId: string;
}

/** Sends an event to the merchant. */
export function tell(
  core: GatewayCore,
  type: string,
  { id, consentId }: EventRecord,
  charge?: { chargeId: string; amount: number; currency: string },
): Promise<void> {
  const eventId = newId('evt');
  const sent = charge && { ...charge, amount: decimalOf(charge.amount, charge.currency) };
  const body = { eventId, type, consentId, subscriptionId: id, charge: sent ?? null };
  return core.outbox.send({ id: eventId, type, body });
}

interface Move {
  kind: 'charge' | 'refund' | 'chargeback';
  subscription: Subscription;
  charge: Charge;
  amount: number;
  at: number;
}

/** Writes a movement of money into the ledger. */
export const move = (core: GatewayCore, { kind, subscription, charge, amount, at }: Move) =>
  core.ledger.put({
    id: kind === 'charge' ? charge.id : newId(kind),
    kind,
    chargeId: kind === 'charge' ? null : charge.id,
    amount,
    currency: subscription.package.currency,
    subscription: subscription.id,
    at: iso(at),
  });
