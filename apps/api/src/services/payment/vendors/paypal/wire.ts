import * as z from 'zod/mini';

// Formats of PayPal's REST API; only what is read. https://developer.paypal.com/docs/api/subscriptions/v1/

const id = z.string().check(z.minLength(1), z.maxLength(120));
const moment = z.iso.datetime({ offset: true });

const money = z.object({ currency_code: z.string(), value: z.string() });
export type WireMoney = z.output<typeof money>;

const links = z._default(z.array(z.object({ href: z.string(), rel: z.string() })), []);

/** `POST /v1/oauth2/token`; seconds. */
export const token = z.object({ access_token: z.string(), expires_in: z.number() });

/** The body of a refusal. */
export const problem = z.object({
  name: z._default(z.string(), ''),
  details: z._default(z.array(z.object({ issue: z._default(z.string(), '') })), []),
});

/** Anything that was created. */
export const created = z.object({ id });

/** `GET /v1/billing/plans`; the description is the package that the plan is for. */
export const plans = z.object({
  plans: z._default(z.array(z.object({ id, description: z.optional(z.string()) })), []),
  total_pages: z._default(z.number(), 1),
});

const billingCycle = z.object({
  tenure_type: z.enum(['REGULAR', 'TRIAL']),
  sequence: z.number(),
  total_cycles: z._default(z.number(), 1),
  frequency: z.object({
    interval_unit: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
    interval_count: z._default(z.number(), 1),
  }),
  pricing_scheme: z.optional(z.object({ fixed_price: z.optional(money) })),
});
export type WireCycle = z.output<typeof billingCycle>;

export const subscription = z.object({
  id,
  status: z.enum(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED']),
  status_update_time: z.optional(moment),
  create_time: moment,
  links,
  plan: z.optional(z.object({ billing_cycles: z.array(billingCycle) })),
  billing_info: z.optional(
    z.object({
      next_billing_time: z.optional(moment),
      last_payment: z.optional(z.object({ time: moment })),
      last_failed_payment: z.optional(
        z.object({
          time: moment,
          reason_code: z.optional(z.string()),
          next_payment_retry_time: z.optional(moment),
        }),
      ),
    }),
  ),
});
export type WireSubscription = z.output<typeof subscription>;
export type WireBilling = NonNullable<WireSubscription['billing_info']>;

const transaction = z.object({
  id,
  status: z.string(),
  time: moment,
  amount_with_breakdown: z.object({ gross_amount: money }),
});
export type WireTransaction = z.output<typeof transaction>;

/** `GET /v1/billing/subscriptions/{id}/transactions`: one page; `next` in the links is another one. */
export const transactions = z.object({
  transactions: z._default(z.array(transaction), []),
  links,
});

/** `POST /v2/payments/captures/{id}/refund` */
export const refund = z.object({ id, status: z.string() });

/** `GET /v1/reporting/transactions`: one page. */
export const reported = z.object({
  transaction_details: z._default(
    z.array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.optional(z.string()),
          paypal_reference_id: z.optional(z.string()),
          transaction_event_code: z.optional(z.string()),
          transaction_initiation_date: z.optional(z.string()),
          fee_amount: z.optional(money),
          transaction_amount: z.optional(money),
          transaction_status: z.optional(z.string()),
        }),
      }),
    ),
    [],
  ),
  total_pages: z._default(z.number(), 1),
});

export type WireTransfer = z.output<
  typeof reported
>['transaction_details'][number]['transaction_info'];

/** The body of an event. */
export const event = z.object({ id, event_type: z.string(), resource: z.unknown() });

/** The resource of `BILLING.SUBSCRIPTION.*`. */
export const eventSubscription = z.object({ id });

const oldMoney = z.object({ total: z.string(), currency: z.string() });
export type OldMoney = z.output<typeof oldMoney>;

/** The resource of `PAYMENT.SALE.*` (Payments v1): a sale, or a refund with its `sale_id`. */
export const eventSale = z.object({
  id,
  sale_id: z.optional(id),
  billing_agreement_id: z.optional(id),
  amount: oldMoney,
});

/** The resource of `PAYMENT.CAPTURE.REFUNDED` and `REVERSED` (Payments v2): a refund; `up` is its capture. */
export const eventRefund = z.object({ id, amount: money, links });
