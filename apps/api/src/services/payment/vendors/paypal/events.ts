import { type Money, moneyOf } from '../../rules/money.ts';
import { GatewayRefusal, type RawRequest } from '../gateway.ts';
import type { GatewayEvent } from '../../rules/gateway-facts.ts';
import { event, eventRefund, eventSale, eventSubscription, type OldMoney } from './wire.ts';

type Facts = Pick<GatewayEvent, 'gatewaySubsId' | 'reference' | 'reversal'>;

const NOTHING: Facts = { gatewaySubsId: null, reference: null, reversal: null };

/** Refunds have negative amounts in some events. */
const positive = (money: Money): Money => ({ ...money, amount: Math.abs(money.amount) });
const oldMoney = ({ total, currency }: OldMoney) => positive(moneyOf(total, currency));

function ofSubscription(resource: unknown): Facts {
  const { id } = eventSubscription.parse(resource);
  return { gatewaySubsId: id, reference: id, reversal: null };
}

function ofSale(type: string, resource: unknown): Facts {
  const {
    id,
    sale_id: sale,
    billing_agreement_id: subscription,
    amount,
  } = eventSale.parse(resource);
  const gatewaySubsId = subscription ?? null;
  const named = { gatewaySubsId, reference: gatewaySubsId };
  const chargeId = sale ?? id;
  if (type === 'PAYMENT.SALE.REFUNDED')
    return { ...named, reversal: { kind: 'REFUND', chargeId, amount: oldMoney(amount) } };
  if (type === 'PAYMENT.SALE.REVERSED')
    return { ...named, reversal: { kind: 'CHARGEBACK', chargeId, amount: oldMoney(amount) } };
  return { ...named, reversal: null };
}

function ofRefund(type: string, resource: unknown): Facts {
  const { amount, links } = eventRefund.parse(resource);
  const chargeId = links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  if (!chargeId) return NOTHING;
  const kind = type === 'PAYMENT.CAPTURE.REVERSED' ? 'CHARGEBACK' : 'REFUND';
  const money = positive(moneyOf(amount.value, amount.currency_code));
  return { ...NOTHING, reversal: { kind, chargeId, amount: money } };
}

/** Disputes move no money themselves: a lost one is followed by `PAYMENT.SALE.REVERSED`. */
function factsOf(type: string, resource: unknown): Facts {
  if (type.startsWith('BILLING.SUBSCRIPTION.')) return ofSubscription(resource);
  if (type.startsWith('PAYMENT.SALE.')) return ofSale(type, resource);
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED')
    return ofRefund(type, resource);
  return NOTHING;
}

/** Reads an event whose signature is right. @throws GatewayRefusal if it cannot be read */
export function readEvent({ body }: RawRequest): GatewayEvent {
  try {
    const { id, event_type: type, resource } = event.parse(JSON.parse(body.toString('utf8')));
    return { eventId: id, type, ...factsOf(type, resource) };
  } catch (cause) {
    const refusal = new GatewayRefusal('REFUSED', 'an event of PayPal that cannot be read');
    refusal.cause = cause;
    throw refusal;
  }
}
