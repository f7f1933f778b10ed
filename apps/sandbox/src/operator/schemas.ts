const amount = { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,4})?$' } as const;
const currency = { type: 'string', pattern: '^[A-Z]{3}$' } as const;
const url = { type: 'string', pattern: '^https?://', maxLength: 2000 } as const;

export interface PackageBody {
  code: string;
  title: string;
  months: number;
  amount: string;
  currency: string;
}
export const packageBody = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'title', 'months', 'amount', 'currency'],
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 80 },
    title: { type: 'string', minLength: 1, maxLength: 200 },
    months: { type: 'integer', enum: [1, 12] },
    amount,
    currency,
  },
} as const;

export interface ConsentBody {
  packageId: string;
  reference: string;
  msisdn: string | null;
  startsAt: string | null;
  language: string;
  returnUrl: string;
  cancelUrl: string;
}
export const consentBody = {
  type: 'object',
  additionalProperties: false,
  required: ['packageId', 'reference', 'msisdn', 'startsAt', 'language', 'returnUrl', 'cancelUrl'],
  properties: {
    packageId: { type: 'string', maxLength: 80 },
    reference: { type: 'string', minLength: 1, maxLength: 80 },
    msisdn: { type: ['string', 'null'], pattern: '^\\+\\d{7,15}$' },
    startsAt: { type: ['string', 'null'], format: 'date-time' },
    language: { type: 'string', maxLength: 20 },
    returnUrl: url,
    cancelUrl: url,
  },
} as const;

export interface CodeBody {
  code: string;
}
export const codeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: { code: { type: 'string', pattern: '^\\d{4,8}$' } },
} as const;

export interface NextPackageBody {
  packageId: string;
}
export const nextPackageBody = {
  type: 'object',
  additionalProperties: false,
  required: ['packageId'],
  properties: { packageId: { type: 'string', maxLength: 80 } },
} as const;

export interface RefundBody {
  amount: string;
  currency: string;
  reason: string;
}
export const refundBody = {
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'currency', 'reason'],
  properties: { amount, currency, reason: { type: 'string', maxLength: 200 } },
} as const;
