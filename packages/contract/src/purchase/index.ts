import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';

/** Amounts are integers in the currency's minor unit. */
export const money = z.object({ amount: z.number(), currency: z.string() });

export const plan = z.object({
  planCode: z.string(),
  title: z.string(),
  description: z.string(),
  selected: z.boolean(),
  current: z.boolean(),
  price: money,
  /** Price of one month, for comparison. */
  monthlyPrice: money,
  streams: z.number(),
  familySeats: z.number(),
  featureCodes: z.array(z.string()),
  gatewayPackages: z.array(
    z.object({ gatewayCode: z.enum(['PAYPAL', 'IYZICO']), gatewayPackage: z.string() }),
  ),
});

export const period = z.object({
  periodCode: z.string(),
  title: z.string(),
  selected: z.boolean(),
  savingPercent: z.number(),
  plans: z.array(plan),
});

export const promoCodeAction = z.object({
  promoCode: z.string(),
  applied: z.boolean(),
  text: z.string(),
});

/** PURCHASE-10 */
export const subscriptionPlans = call({
  name: 'purchase.subscriptionPlans',
  service: 'purchase',
  method: 'POST',
  paths: ['/v1/subscription-plans'],
  access: 'public',
  priority: 'account',
  body: z.object({ promoCode: z.optional(text(64)) }),
  data: z.object({
    periods: z.array(period),
    features: z.array(z.object({ code: z.string(), title: z.string() })),
    promoCodeAction: z.nullable(promoCodeAction),
  }),
  errors: ['PROMO_INVALID', 'PROMO_NOT_COMBINABLE'],
});

export const receipt = z.object({
  id: z.string(),
  date: z.string(),
  planTitle: z.string(),
  periodTitle: z.string(),
  gatewayCode: z.enum(['PAYPAL', 'IYZICO']),
  amount: money,
  status: z.enum(['PAID', 'REFUNDED', 'FAILED']),
  givingShare: money,
});

/** PURCHASE-11 */
export const userReceipts = call({
  name: 'purchase.userReceipts',
  service: 'purchase',
  method: 'GET',
  paths: ['/v1/user/receipts'],
  access: 'member',
  kids: false,
  priority: 'account',
  data: z.object({ receipts: z.array(receipt), note: z.nullable(z.string()) }),
});

export const userPlan = call({
  name: 'purchase.userPlan',
  service: 'purchase',
  method: 'GET',
  paths: ['/v1/user/plan'],
  access: 'member',
  kids: false,
  priority: 'account',
  data: z.nullable(
    z.object({
      planCode: z.string(),
      periodCode: z.string(),
      title: z.string(),
      status: z.enum(['ACTIVE', 'SUSPENDED', 'CANCELED']),
      expiryDate: z.string(),
      nextCharge: z.nullable(z.object({ date: z.string(), price: money })),
      streams: z.number(),
      familySeats: z.number(),
      gatewayCode: z.string(),
      gatewayPackage: z.string(),
      gatewaySubsId: z.string(),
    }),
  ),
});
