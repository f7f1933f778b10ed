/** ENTITY-38, and direct billing by a mobile operator (SPEC-D34). */
export const GATEWAYS = ['PAYPAL', 'IYZICO', 'OPERATOR'] as const;
export type GatewayCode = (typeof GATEWAYS)[number];

/**
 * How the payer approves (ENTITY-39, SPEC-D34). `REDIRECT`: on a page of the gateway. `CREDIT_CARD`: in the gateway's
 * card form, after `payment.cardDetails`. `PAYMENT_SOURCE_MSISDN`: by a code sent to a phone. `CONSENT_GATEWAY`: on the
 * operator's consent page.
 */
export const SOURCE_KINDS = [
  'REDIRECT',
  'CREDIT_CARD',
  'PAYMENT_SOURCE_MSISDN',
  'CONSENT_GATEWAY',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What a gateway can do beyond a price per period. */
export type Ability = 'PAID_INTRO' | 'FREE_DAYS' | 'START_LATER' | 'PART_REFUND' | 'RAISE';

interface GatewayFacts {
  /** How it is paid with. */
  kinds: readonly SourceKind[];
  abilities: readonly Ability[];
}

/**
 * PayPal has trial cycles with a price and a start time, iyzico free days alone, the operators neither. An operator
 * gives no part of a charge back. iyzico and operators go on at another price without asking the payer (RAISE).
 */
export const GATEWAY_FACTS: Readonly<Record<GatewayCode, GatewayFacts>> = {
  PAYPAL: {
    kinds: ['REDIRECT'],
    abilities: ['PAID_INTRO', 'FREE_DAYS', 'START_LATER', 'PART_REFUND'],
  },
  IYZICO: { kinds: ['CREDIT_CARD'], abilities: ['FREE_DAYS', 'PART_REFUND', 'RAISE'] },
  OPERATOR: { kinds: ['PAYMENT_SOURCE_MSISDN', 'CONSENT_GATEWAY'], abilities: ['RAISE'] },
};

export const BILLING_RESULTS = ['SUCCESS', 'OTP', 'LOGGED_IN'] as const;

/**
 * What the payer has to know of an attempt to pay. `OPEN`: something is left for the payer to do. `CONFIRMING`: the
 * gateway has to answer. `PAID`: the plan is active. `FAILED`: refused; nothing was charged. `CLOSED`: given up or
 * replaced by a newer attempt.
 */
export const PAYMENT_STATES = ['OPEN', 'CONFIRMING', 'PAID', 'FAILED', 'CLOSED'] as const;

/** Why a payment failed; the texts are `payment.reason.*`. */
export const PAYMENT_REASONS = [
  'CARD_REFUSED',
  'NO_FUNDS',
  'CARD_EXPIRED',
  'LIMIT_REACHED',
  'CANCELLED_BY_PAYER',
  'NUMBER_NOT_SUPPORTED',
  'REFUSED',
] as const;
export type PaymentReason = (typeof PAYMENT_REASONS)[number];
