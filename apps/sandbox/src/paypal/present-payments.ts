import type { Movement } from '../gateways/index.ts';
import { type Refund, type Sale, timeOf } from './books.ts';
import { moneyOf } from './money.ts';

export const link = (href: string, rel: string, method = 'GET') => ({ href, rel, method });

/** The one payer of this PayPal. */
export const PAYER = {
  name: { given_name: 'Samir', surname: 'Haddad' },
  email_address: 'samir@payer.test',
  payer_id: 'SAMHRHADDAD22',
} as const;

function amountOf(amount: number, currency: string, sign: '' | '-') {
  const total = sign + moneyOf(amount, currency).value;
  return { total, currency, details: { subtotal: total } };
}

/** How PayPal shows payments, and disputes about them. */
export function saleViews(url: () => string) {
  return {
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

/** https://developer.paypal.com/docs/transaction-search/transaction-event-codes */
const EVENT_CODES = { charge: 'T0002', refund: 'T1107', chargeback: 'T1106' } as const;

/** How PayPal shows what was given back. */
export function refundViews(url: () => string) {
  return {
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
    /** As the transaction search has it: money that came in, and with a minus money that went back. */
    reported: ({ id, kind, chargeId, amount, currency, at }: Movement) => ({
      transaction_info: {
        transaction_id: id,
        ...(chargeId !== null && {
          paypal_reference_id: chargeId,
          paypal_reference_id_type: 'TXN',
        }),
        transaction_event_code: EVENT_CODES[kind],
        transaction_initiation_date: at.replace(/(?:\.\d+)?Z$/, '+0000'),
        transaction_amount: moneyOf(kind === 'charge' ? amount : -amount, currency),
        transaction_status: 'S',
      },
    }),
  };
}
