import type { Movement } from '../gateways/index.ts';
import { decimalOf } from '../gateways/money.ts';
import type { Consent, Subscription } from './model.ts';

// What the API answers: docs/reference/operator-billing.md.

export const consentOf = ({ id, reference, status, code, subscriptionId, expiresAt }: Consent) => ({
  consentId: id,
  reference,
  status,
  reason: status === 'REFUSED' ? (code ? 'CODES_USED_UP' : 'REFUSED_BY_PAYER') : null,
  subscriptionId,
  expiresAt,
});

/** A subscription as the API answers it. */
export function subscriptionOf({ package: bought, failure, ...subscription }: Subscription) {
  const decimal = (minor: number) => decimalOf(minor, bought.currency);
  return {
    subscriptionId: subscription.id,
    packageId: bought.id,
    status: subscription.status,
    amount: decimal(bought.amount),
    currency: bought.currency,
    nextChargeAt: subscription.nextChargeAt,
    charges: subscription.charges.map(({ id, amount, at, refunded, from, to }) => ({
      chargeId: id,
      amount: decimal(amount),
      refunded: decimal(refunded),
      currency: bought.currency,
      at,
      from,
      to,
    })),
    failure: failure && { at: failure.at, reason: failure.reason },
  };
}

const KINDS = { charge: 'CHARGE', refund: 'REFUND', chargeback: 'CHARGEBACK' } as const;

/** A line of the statement; amounts are positive. */
export const lineOf = ({ id, kind, chargeId, amount, currency, at }: Movement) => ({
  lineId: id,
  kind: KINDS[kind],
  chargeId: chargeId ?? id,
  amount: decimalOf(amount, currency),
  currency,
  at,
});
