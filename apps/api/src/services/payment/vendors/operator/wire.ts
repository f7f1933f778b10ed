import * as z from 'zod/mini';

// The operator's answers, as docs/reference/operator-billing.md defines them: the fields that we use.

const id = z.string().check(z.regex(/^[\w\-]{1,120}$/v));
const decimal = z.string().check(z.maxLength(20));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/v));
const moment = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);

export const reason = z.enum(['NO_FUNDS', 'LIMIT_REACHED', 'REFUSED']);

export const failure = z.object({
  error: z.object({ code: z.string().check(z.maxLength(60)), message: z.string() }),
});

export const packaged = z.object({ packageId: z.string().check(z.minLength(1), z.maxLength(80)) });

export const consent = z.object({
  consentId: id,
  status: z.enum(['PENDING', 'APPROVED', 'REFUSED', 'EXPIRED']),
  /** Set while the status is REFUSED. */
  reason: z.nullable(z.enum(['REFUSED_BY_PAYER', 'CODES_USED_UP'])),
  subscriptionId: z.nullable(id),
  expiresAt: moment,
});

/** `page` is null if the operator sent a code instead. */
export const openedConsent = z.object({ ...consent.shape, page: z.nullable(z.url()) });

export const confirmed = z.object({ result: z.enum(['RIGHT', 'WRONG', 'EXPIRED', 'USED_UP']) });

export const subscription = z.object({
  subscriptionId: id,
  status: z.enum(['APPROVED', 'ACTIVE', 'UNPAID', 'ENDED']),
  nextChargeAt: z.nullable(moment),
  charges: z.array(
    z.object({
      chargeId: id,
      amount: decimal,
      refunded: decimal,
      currency,
      at: moment,
      from: moment,
      to: moment,
    }),
  ),
  failure: z.nullable(z.object({ at: moment, reason })),
});

export const statement = z.object({
  lines: z.array(
    z.object({
      lineId: id,
      kind: z.enum(['CHARGE', 'REFUND', 'CHARGEBACK']),
      chargeId: id,
      amount: decimal,
      currency,
      at: moment,
    }),
  ),
  next: z.nullable(id),
});

export const refunded = z.object({ chargeId: id });

export const event = z.object({
  eventId: id,
  type: z.string().check(z.maxLength(60)),
  consentId: z.nullable(id),
  subscriptionId: z.nullable(id),
  charge: z.nullable(z.object({ chargeId: id, amount: decimal, currency })),
});
