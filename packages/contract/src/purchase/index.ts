import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import { money } from '../money.ts';
import { GATEWAYS, SOURCE_KINDS } from '../payment/gateways.ts';

export { money } from '../money.ts';
export * from './giving.ts';
export * from './withdrawal.ts';

/** Why a promo code does not apply; the texts are `plans.promo.*` (SPEC-D31, SPEC-D40). */
export const PROMO_REFUSALS = [
  'UNKNOWN',
  'EXPIRED',
  'NOT_YET',
  'USED_UP',
  'ALREADY_USED',
  'OTHER_PLAN',
  'OTHER_GATEWAY',
  'OTHER_OFFER',
] as const;
export type PromoRefusal = (typeof PROMO_REFUSALS)[number];

/** What a plan plays on (SPEC-D52): every device, or phones and tablets alone. */
export const PLAN_DEVICES = ['ANY', 'HANDHELD'] as const;
export type PlanDevices = (typeof PLAN_DEVICES)[number];

/** A way to pay for a plan. `gatewayPackage` names exactly what is bought, and for how much (SPEC-D36). */
export const paymentOption = z.object({
  gatewayCode: z.enum(GATEWAYS),
  gatewayPackage: z.string(),
  sourceKind: z.enum(SOURCE_KINDS),
  title: z.string(),
});
export type PaymentOption = z.output<typeof paymentOption>;

export const plan = z.object({
  planCode: z.string(),
  title: z.string(),
  description: z.string(),
  selected: z.boolean(),
  /** The member's own plan and period. */
  current: z.boolean(),
  /** Price of each period. All prices include tax. */
  price: money,
  /** Price of one month, for comparison. */
  monthlyPrice: money,
  /** What is paid when buying now: less than `price` with an offer, nothing if the first charge is later. */
  today: money,
  /** What of `today` is given away (CONST-21). */
  givingShare: money,
  /** What is charged next, and when, if the plan is bought now. */
  nextCharge: z.object({ date: z.string(), price: money }),
  /** The promo code changes what is paid for this plan. */
  promoApplied: z.boolean(),
  /** What it changes, or why it changes nothing; null without a code. */
  promoText: z.nullable(z.string()),
  /** What buying it means for the running plan: when it begins, and what comes back; null without one. */
  changeText: z.nullable(z.string()),
  streams: z.number(),
  devices: z.enum(PLAN_DEVICES),
  familySeats: z.number(),
  featureCodes: z.array(z.string()),
  /** Empty if the caller cannot buy it now; `optionNotes` then says why. */
  paymentOptions: z.array(paymentOption),
  /** Why ways to pay are missing, in words. */
  optionNotes: z.array(z.string()),
  /** More ways to pay may be offered once the account has a country. */
  asksCountry: z.boolean(),
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
  /** Set unless it is applied. */
  reason: z.nullable(z.enum(PROMO_REFUSALS)),
  text: z.string(),
});

/** PURCHASE-10. Prices are those of the caller's country (SPEC-D38); nothing is written. */
export const subscriptionPlans = call({
  name: 'purchase.subscriptionPlans',
  service: 'purchase',
  method: 'POST',
  paths: ['/v1/subscription-plans'],
  access: 'public',
  priority: 'account',
  body: z.object({ promoCode: z.optional(text(64)) }),
  data: z.object({
    /** Whose prices these are: of the account, else of the time zone. Null: of nowhere, such as in a guest's document. */
    countryCode: z.nullable(z.string()),
    periods: z.array(period),
    features: z.array(z.object({ code: z.string(), title: z.string() })),
    promoCodeAction: z.nullable(promoCodeAction),
  }),
});

/**
 * A receipt, or the credit note of a refund. Numbers have no gaps. `net` and `tax` add up to `amount`; those of a credit
 * note are negative.
 */
export const receipt = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(['RECEIPT', 'CREDIT_NOTE']),
  date: z.string(),
  planTitle: z.string(),
  periodTitle: z.string(),
  /** The period that was paid for. */
  from: z.string(),
  to: z.string(),
  gatewayCode: z.enum(GATEWAYS),
  amount: money,
  net: money,
  tax: money,
  /** Percent. */
  taxRate: z.number(),
  /** The buyer's, ISO 3166. */
  countryCode: z.string(),
  status: z.enum(['PAID', 'REFUNDED', 'CHARGED_BACK']),
  givingShare: money,
  /** The customer's name at the payment; of an older receipt the account's present one. Empty without one. */
  buyer: z.string(),
  /** Who sold it: name and address in lines. */
  seller: z.array(z.string()),
});
export type Receipt = z.output<typeof receipt>;

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

/** Days of access that the operator gave to the member, as far as they are not used; null if there are none. */
export const userExtraDays = call({
  name: 'purchase.userExtraDays',
  service: 'purchase',
  method: 'GET',
  paths: ['/v1/user/extra-days'],
  own: true,
  access: 'member',
  kids: false,
  priority: 'account',
  data: z.nullable(
    z.object({
      /** A begun one counts. */
      days: z.number(),
      /** End of the last day; null while the member has paid access, after which they begin. */
      until: z.nullable(z.string()),
    }),
  ),
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
      /** End of the last day with access. */
      accessUntil: z.string(),
      /** The price that was agreed when it was bought (SPEC-D39). */
      price: money,
      nextCharge: z.nullable(z.object({ date: z.string(), price: money })),
      /**
       * A higher price that the member was informed of by mail, 30 days ahead, and the first period at it (SPEC-D39). `agree`:
       * its gateway asks the payer, and without that the plan ends at `date`; NOW, or LATER once the period before it runs.
       */
      priceChange: z.nullable(
        z.object({ date: z.string(), price: money, agree: z.nullable(z.enum(['NOW', 'LATER'])) }),
      ),
      /** What follows at `expiryDate`: a plan change or a restart; null if this plan renews or ends. */
      next: z.nullable(z.object({ title: z.string(), periodTitle: z.string() })),
      /** A canceled plan can be restarted before its end: its gateway can charge later. */
      canRestart: z.boolean(),
      /** Last day to withdraw from the contract, midnight UTC; null if that is over. Free periods: their end. */
      withdrawUntil: z.nullable(z.string()),
      streams: z.number(),
      familySeats: z.number(),
      gatewayCode: z.enum(GATEWAYS),
      gatewayPackage: z.string(),
      gatewaySubsId: z.string(),
    }),
  ),
});
