import type { PaymentReason } from '@kandil/contract/payment';

/** PayPal's codes of failed payments and refused requests. */
const REASONS: Readonly<Record<string, PaymentReason>> = {
  PAYER_CANNOT_PAY: 'NO_FUNDS',
  INSUFFICIENT_FUNDS: 'NO_FUNDS',
  PAYMENT_DENIED: 'CARD_REFUSED',
  INSTRUMENT_DECLINED: 'CARD_REFUSED',
  CARD_EXPIRED: 'CARD_EXPIRED',
  SENDING_LIMIT_EXCEEDED: 'LIMIT_REACHED',
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: 'LIMIT_REACHED',
};

/** Our reason of the first code that has one; REFUSED for the others. */
export function reasonOf(codes: readonly string[]): PaymentReason {
  const [reason = 'REFUSED'] = codes.flatMap((code) => REASONS[code] ?? []);
  return reason;
}
