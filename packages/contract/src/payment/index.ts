import * as z from 'zod/mini';
import { money } from '../money.ts';
import { tokenInfo } from '../auth/entities.ts';
import { call } from '../call.ts';
import { email, msisdn, otp, text } from '../fields.ts';
import { hook } from '../hook.ts';
import {
  BILLING_RESULTS,
  GATEWAYS,
  PAYMENT_REASONS,
  PAYMENT_STATES,
  SOURCE_KINDS,
} from './gateways.ts';

export * from './gateways.ts';

const gateway = { gatewayCode: z.enum(GATEWAYS), gatewayPackage: text(80, 1) };

/** Results of the flow: SPEC-D35. */
const answer = z.object({
  result: z.enum(BILLING_RESULTS),
  intentId: z.string(),
  /** Where the payer approves; null if nothing is left to do there. */
  redirectUrl: z.nullable(z.string()),
  /** The session of a guest who paid with a mobile number (LOGGED_IN), as a login answers it; else null. */
  tokenInfo: z.nullable(tokenInfo),
});

/**
 * Starts an attempt to pay; a new one replaces one that is not activated. Guests may call it for
 * PAYMENT_SOURCE_MSISDN alone (SPEC-D35); otherwise LOGIN_REQUIRED. Charges nothing.
 */
export const billing = call({
  name: 'payment.billing',
  service: 'payment',
  method: 'POST',
  paths: ['/v2/billing'],
  access: 'public',
  limit: 'by-service',
  body: z.object({ ...gateway, promotionCode: z.optional(text(64)), msisdn: z.optional(msisdn()) }),
  data: answer,
  errors: [
    'LOGIN_REQUIRED',
    'KIDS_PROFILE',
    'ALREADY_SUBSCRIBED',
    'QUOTE_EXPIRED',
    'PAYMENT_OPEN',
    'PAYMENT_REFUSED',
    'PROMO_INVALID',
    'PROMO_NOT_COMBINABLE',
    'GATEWAY_UNAVAILABLE',
  ],
});

/** The one-time code of a payment by mobile number. */
export const billingConfirm = call({
  name: 'payment.billingConfirm',
  service: 'payment',
  method: 'POST',
  paths: ['/v2/billing/confirm'],
  access: 'public',
  limit: 'by-service',
  body: z.object({ ...gateway, msisdn: msisdn(), otpCode: otp() }),
  data: answer,
  errors: [
    'KIDS_PROFILE',
    'REGISTRATION_CLOSED',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_USED_UP',
    'ALREADY_SUBSCRIBED',
    'PAYMENT_REFUSED',
    'GATEWAY_UNAVAILABLE',
  ],
});

/** ENTITY-41. The fields must be those of the caller's own subscription, else NOT_FOUND (SPEC-D36). Idempotent. */
export const billingCancel = call({
  name: 'payment.billingCancel',
  service: 'payment',
  method: 'POST',
  paths: ['/v2/billing/cancel'],
  access: 'member',
  kids: false,
  priority: 'account',
  body: z.object({ ...gateway, gatewaySubsId: text(120, 1) }),
  /** Access lasts until then. */
  data: z.object({ expiryDate: z.string() }),
  errors: ['NOT_FOUND', 'GATEWAY_UNAVAILABLE'],
});

/**
 * What iyzico asks of the payer before its card form. It is passed on; the identity number is never stored. Answers the
 * address of the card form, on the payment origin.
 */
export const cardDetails = call({
  name: 'payment.cardDetails',
  service: 'payment',
  method: 'POST',
  paths: ['/v2/billing/card-details'],
  access: 'member',
  own: true,
  kids: false,
  priority: 'account',
  body: z.object({
    intentId: z.uuid(),
    name: text(60, 1),
    surname: text(60, 1),
    email: email(),
    phone: msisdn(),
    /** Turkish identity number: 11 digits. */
    identityNumber: z.string().check(z.regex(/^[1-9]\d{10}$/)),
    address: text(200, 5),
    city: text(60, 1),
    zipCode: text(12),
  }),
  data: z.object({ redirectUrl: z.string() }),
  errors: ['NOT_FOUND', 'QUOTE_EXPIRED', 'PAYMENT_REFUSED', 'GATEWAY_UNAVAILABLE'],
});

/** The state of an attempt, for its account; an attempt of a guest is known by its id alone. */
export const billingState = call({
  name: 'payment.billingState',
  service: 'payment',
  method: 'GET',
  paths: ['/v2/billing/state/:intentId'],
  access: 'public',
  own: true,
  priority: 'account',
  params: z.object({ intentId: z.uuid() }),
  data: z.object({
    state: z.enum(PAYMENT_STATES),
    reason: z.nullable(z.enum(PAYMENT_REASONS)),
    /** What was charged first; null until it is, and while nothing is charged. */
    paid: z.nullable(money),
    /** The first charge follows later, as with a restart or a free offer. */
    chargedLater: z.boolean(),
    planCode: z.string(),
    periodCode: z.string(),
    gatewayCode: z.enum(GATEWAYS),
    gatewayPackage: z.string(),
    sourceKind: z.enum(SOURCE_KINDS),
  }),
  errors: ['NOT_FOUND'],
});

/** Messages of the gateways about payments; each is signed by its gateway. */
export const gatewayEvent = hook({
  name: 'payment.gatewayEvent',
  service: 'payment',
  methods: ['POST'],
  path: '/hooks/:gateway',
});

/** A browser that comes back from a gateway, also by a form of the gateway's site; answers 303 to a page. */
export const gatewayReturn = hook({
  name: 'payment.gatewayReturn',
  service: 'payment',
  methods: ['GET', 'POST'],
  path: '/returns/:gateway',
});
