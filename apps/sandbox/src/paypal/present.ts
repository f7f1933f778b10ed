import {
  type Books,
  type Plan,
  type Refund,
  type Sale,
  type Subscription,
  timeOf,
} from './books.ts';
import { moneyOf } from './money.ts';
import { currencyOf } from './schedule.ts';

const link = (href: string, rel: string, method = 'GET') => ({ href, rel, method });

/** The one payer of this PayPal. */
export const PAYER = {
  name: { given_name: 'Samir', surname: 'Haddad' },
  email_address: 'samir@payer.test',
  payer_id: 'SAMHRHADDAD22',
} as const;

/** How PayPal shows its records; `url` is the base URL of its API. */
export function createPresenter(books: Books, url: () => string) {
  const planOf = ({ planId }: Subscription): Plan => {
    const plan = books.plans.get(planId);
    if (!plan) throw new Error(`plan ${planId} is missing`);
    return plan;
  };

  const plan = (record: Plan) => ({
    ...record,
    update_time: record.create_time,
    links: [link(`${url()}/v1/billing/plans/${record.id}`, 'self')],
  });

  function billingInfo(subscription: Subscription, withFailure: boolean) {
    const { billing_cycles: cycles } = planOf(subscription);
    const { status, dueAt, lastPayment, lastFailed, completed } = subscription;
    return {
      outstanding_balance: moneyOf(subscription.outstanding, currencyOf(planOf(subscription))),
      cycle_executions: cycles.map(({ tenure_type, sequence, total_cycles: total = 1 }, index) => {
        const done = completed[index] ?? 0;
        return {
          tenure_type,
          sequence,
          cycles_completed: done,
          cycles_remaining: total ? total - done : 0,
          total_cycles: total,
        };
      }),
      ...(lastPayment && { last_payment: lastPayment }),
      ...(status === 'ACTIVE' && dueAt && { next_billing_time: dueAt }),
      failed_payments_count: subscription.failedCount,
      ...(withFailure && lastFailed && { last_failed_payment: lastFailed }),
    };
  }

  /** `fields` are the parts that PayPal shows only when they are asked for. */
  function subscription(record: Subscription, fields: readonly string[] = []) {
    const self = `${url()}/v1/billing/subscriptions/${record.id}`;
    const open = record.status === 'APPROVAL_PENDING';
    return {
      id: record.id,
      plan_id: record.planId,
      status: record.status,
      status_update_time: record.statusAt,
      ...(record.note && { status_change_note: record.note }),
      start_time: record.startAt,
      quantity: '1',
      ...(record.customId && { custom_id: record.customId }),
      ...(!open && {
        subscriber: PAYER,
        billing_info: billingInfo(record, fields.includes('last_failed_payment')),
      }),
      ...(fields.includes('plan') && { plan: plan(planOf(record)) }),
      plan_overridden: false,
      create_time: record.createdAt,
      update_time: record.statusAt,
      links: [
        ...(open
          ? [link(`${url()}/webapps/billing/subscriptions?ba_token=${record.token}`, 'approve')]
          : []),
        link(self, 'self'),
        link(self, 'edit', 'PATCH'),
      ],
    };
  }

  return {
    url,
    planOf,
    plan,
    subscription,
    transaction: ({ id, status, amount, currency, at }: Sale) => ({
      id,
      status,
      amount_with_breakdown: {
        gross_amount: moneyOf(amount, currency),
        ...(status !== 'DECLINED' && { net_amount: moneyOf(amount, currency) }),
      },
      payer_name: PAYER.name,
      payer_email: PAYER.email_address,
      time: at,
    }),
    /** In the words of Payments v1, as the events of subscriptions have it. */
    sale: (sale: Sale, sign: '' | '-' = '') => ({
      id: sale.id,
      billing_agreement_id: sale.subscription,
      state: sign ? 'reversed' : 'completed',
      amount: amountOf(sale.amount - (sign ? sale.refunded : 0), sale.currency, sign),
      payment_mode: 'INSTANT_TRANSFER',
      create_time: sale.at,
      update_time: sale.at,
      links: [
        link(`${url()}/v1/payments/sale/${sale.id}`, 'self'),
        link(`${url()}/v1/payments/sale/${sale.id}/refund`, 'refund', 'POST'),
      ],
    }),
    refund: (refund: Refund) => ({
      id: refund.id,
      amount: moneyOf(refund.amount, refund.currency),
      ...(refund.note && { note_to_payer: refund.note }),
      status: 'COMPLETED',
      create_time: refund.at,
      update_time: refund.at,
      links: [
        link(`${url()}/v2/payments/refunds/${refund.id}`, 'self'),
        link(`${url()}/v2/payments/captures/${refund.sale}`, 'up'),
      ],
    }),
    /** In the words of Payments v1. */
    saleRefund: (refund: Refund) => ({
      id: refund.id,
      sale_id: refund.sale,
      state: 'completed',
      amount: amountOf(refund.amount, refund.currency, '-'),
      create_time: refund.at,
      update_time: refund.at,
      links: [
        link(`${url()}/v1/payments/refund/${refund.id}`, 'self'),
        link(`${url()}/v1/payments/sale/${refund.sale}`, 'sale'),
      ],
    }),
    /** As the transaction search has it. */
    reported: (refund: Refund) => ({
      transaction_info: {
        transaction_id: refund.id,
        paypal_reference_id: refund.sale,
        paypal_reference_id_type: 'TXN',
        transaction_event_code: 'T1107',
        transaction_amount: moneyOf(-refund.amount, refund.currency),
        transaction_status: 'S',
      },
    }),
    dispute: (sale: Sale, at: number, resolved: boolean) => ({
      dispute_id: `PP-D-${Number.parseInt(sale.id, 36) % 100_000}`,
      create_time: timeOf(at),
      update_time: timeOf(at),
      disputed_transactions: [{ seller_transaction_id: sale.id, create_time: sale.at }],
      reason: 'UNAUTHORISED',
      status: resolved ? 'RESOLVED' : 'WAITING_FOR_SELLER_RESPONSE',
      dispute_amount: moneyOf(sale.amount - sale.refunded, sale.currency),
      dispute_life_cycle_stage: 'CHARGEBACK',
      ...(resolved && {
        dispute_outcome: {
          outcome_code: 'RESOLVED_BUYER_FAVOUR',
          amount_refunded: moneyOf(sale.amount - sale.refunded, sale.currency),
        },
      }),
    }),
  };
}
export type Presenter = ReturnType<typeof createPresenter>;

function amountOf(amount: number, currency: string, sign: '' | '-') {
  const total = sign + moneyOf(amount, currency).value;
  return { total, currency, details: { subtotal: total } };
}
