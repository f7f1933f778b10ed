import * as z from 'zod/mini';
import { call } from '../call.ts';
import { msisdn, otp, text } from '../fields.ts';

/** ENTITY-38 */
export const GATEWAYS = ['PAYPAL', 'IYZICO'] as const;
/** ENTITY-39 */
export const PAYMENT_SOURCES = ['PAYMENT_SOURCE_MSISDN', 'CONSENT_GATEWAY'] as const;
/** ENTITY-40 */
export const BILLING_RESULTS = ['SUCCESS', 'OTP', 'LOGGED_IN'] as const;

const gateway = { gatewayCode: z.enum(GATEWAYS), gatewayPackage: text(80, 1) };

const answer = z.object({
  result: z.enum(BILLING_RESULTS),
  intentId: z.string(),
  /** Address at which the visitor approves the payment; null if none is needed. */
  redirectUrl: z.nullable(z.string()),
});

export const billing = call({
  name: 'payment.billing',
  service: 'payment',
  method: 'POST',
  paths: ['/v2/billing'],
  access: 'member',
  kids: false,
  priority: 'account',
  body: z.object({ ...gateway, promotionCode: z.optional(text(64)), msisdn: z.optional(msisdn()) }),
  data: answer,
  errors: [
    'PAYMENT_OPEN',
    'PROMO_INVALID',
    'PROMO_NOT_COMBINABLE',
    'GATEWAY_UNAVAILABLE',
    'IDEMPOTENCY_MISMATCH',
  ],
});

export const billingConfirm = call({
  name: 'payment.billingConfirm',
  service: 'payment',
  method: 'POST',
  paths: ['/v2/billing/confirm'],
  access: 'member',
  kids: false,
  priority: 'account',
  body: z.object({ ...gateway, msisdn: msisdn(), otpCode: otp() }),
  data: answer,
  errors: [
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_USED_UP',
    'GATEWAY_UNAVAILABLE',
    'IDEMPOTENCY_MISMATCH',
  ],
});

export const billingCancel = call({
  name: 'payment.billingCancel',
  service: 'payment',
  method: 'POST',
  paths: ['/v2/billing/cancel'],
  access: 'member',
  kids: false,
  priority: 'account',
  body: z.object({ ...gateway, gatewaySubsId: text(120, 1) }),
  data: z.object({ expiryDate: z.string() }),
  errors: ['GATEWAY_UNAVAILABLE', 'IDEMPOTENCY_MISMATCH'],
});
