import * as z from 'zod/mini';

// What we use of iyzico's answers: https://docs.iyzico.com/en/products/subscription

/** The address of iyzico's own API. */
export const IYZICO_URL = 'https://api.iyzipay.com';

/** Reference codes are UUIDs. */
export const referenceCode = z
  .string()
  .check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));

/** Milliseconds since 1970, as a number or its digits. */
const moment = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{12,14}$/))]),
  z.transform((value) => new Date(Number(value))),
);
/** A decimal as a number or in a string. */
const decimal = z.pipe(z.union([z.number(), z.string()]), z.transform(String));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const paymentId = z.pipe(
  z.union([z.number(), z.string().check(z.minLength(1))]),
  z.transform(String),
);

/** Every answer has it, a refusal with status 4xx or 200 too. */
export const outcome = z.object({
  status: z.enum(['success', 'failure']),
  errorCode: z.optional(z.union([z.string(), z.number()])),
});

/** An answer without content that we use. */
export const done = z.object({});

export const product = z.object({ data: z.object({ referenceCode }) });

const namedProduct = z.object({ referenceCode, name: z.string() });
export const productList = z.object({
  data: z.object({ pageCount: z.number(), items: z.array(namedProduct) }),
});

const plan = z.object({
  referenceCode,
  name: z.string(),
  price: decimal,
  currencyCode: currency,
  paymentInterval: z.string(),
  paymentIntervalCount: z.number(),
  trialPeriodDays: z.nullish(z.number()),
  createdDate: z.nullish(moment),
});
export type WirePlan = z.output<typeof plan>;
export const onePlan = z.object({ data: plan });
export const planList = z.object({
  data: z.object({ pageCount: z.number(), items: z.array(plan) }),
});

/** The card form; `tokenExpireTime` in seconds. */
export const checkoutForm = z.object({
  token: z.string().check(z.regex(/^[\w-]{8,100}$/)),
  checkoutFormContent: z.string().check(z.minLength(1)),
  tokenExpireTime: z.nullish(z.number()),
});

/** The subscription that a completed card form has made. */
export const checkoutResult = z.object({ data: z.object({ referenceCode }) });

const attempt = z.object({
  createdDate: moment,
  paymentId: z.nullish(paymentId),
  paymentStatus: z.nullish(z.string()),
  errorCode: z.nullish(z.union([z.string(), z.number()])),
});
const order = z.object({
  referenceCode,
  price: decimal,
  currencyCode: currency,
  startPeriod: moment,
  endPeriod: moment,
  orderStatus: z.string(),
  paymentAttempts: z.nullish(z.array(attempt)),
});
export type WireOrder = z.output<typeof order>;

export const subscription = z.object({
  data: z.object({
    referenceCode,
    subscriptionStatus: z.enum(['PENDING', 'ACTIVE', 'UNPAID', 'UPGRADED', 'CANCELED', 'EXPIRED']),
    orders: z.nullish(z.array(order)),
  }),
});
export type WireSubscription = z.output<typeof subscription>['data'];

/** The subscription that an upgrade begins. */
export const upgraded = z.object({ data: z.object({ referenceCode }) });

export const successors = z.object({
  data: z.object({
    items: z.array(
      z.object({
        referenceCode,
        parentReferenceCode: z.nullish(referenceCode),
        pricingPlanReferenceCode: z.nullish(referenceCode),
      }),
    ),
  }),
});

const refund = z.object({
  refundPrice: decimal,
  /** 1 is done. */
  refundStatus: z.nullish(z.number()),
  refundConversationId: z.nullish(z.string()),
});
export type WireRefund = z.output<typeof refund>;
/** The report of a payment: https://docs.iyzico.com/en/advanced/reporting-service */
export const report = z.object({
  payments: z.array(
    z.object({
      paymentId,
      itemTransactions: z.nullish(z.array(z.object({ refunds: z.nullish(z.array(refund)) }))),
      cancels: z.nullish(z.array(z.unknown())),
    }),
  ),
});

/** The list of a day. Its times are those of Turkey, without an offset. */
export const daily = z.object({
  totalPageCount: z.number(),
  transactions: z.nullish(
    z.array(
      z.object({
        transactionType: z.string(),
        transactionDate: z.string().check(z.regex(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/)),
        transactionId: paymentId,
        paymentId,
        paidPrice: decimal,
        transactionCurrency: currency,
        iyzicoCommission: z.nullish(decimal),
        iyzicoFee: z.nullish(decimal),
      }),
    ),
  ),
});
export type WireDaily = NonNullable<z.output<typeof daily>['transactions']>[number];

/** A message about an order. The format of the references keeps apart what the signature joins without separators. */
export const notice = z.object({
  iyziReferenceCode: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  iyziEventType: z.enum(['subscription.order.success', 'subscription.order.failure']),
  subscriptionReferenceCode: referenceCode,
  orderReferenceCode: referenceCode,
  customerReferenceCode: referenceCode,
});
export type Notice = z.output<typeof notice>;
