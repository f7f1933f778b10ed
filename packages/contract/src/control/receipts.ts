import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import { money } from '../money.ts';
import { GATEWAYS } from '../payment/gateways.ts';
import { moment } from '../staff/fields.ts';
import { countryCode, currencyCode, minorUnits, pageEnd, staffReason, utcDay } from './fields.ts';

const service = 'purchase';
const method = 'POST';
const access = 'staff';

/** A receipt or a credit note; amounts of credit notes are negative. */
const receiptLine = z.object({
  /** As printed: `KND-00000042`. */
  number: z.string(),
  kind: z.enum(['RECEIPT', 'CREDIT_NOTE']),
  issuedAt: moment(),
  gatewayCode: z.enum(GATEWAYS),
  country: z.string(),
  amount: money,
  /** What went back of it so far, in minor units. */
  refunded: z.number(),
  status: z.enum(['PAID', 'REFUNDED', 'CHARGED_BACK']),
  /** In English. */
  planTitle: z.string(),
  periodTitle: z.string(),
  /** Null: the account is deleted. */
  accountId: z.nullable(z.uuid()),
});

/** Receipts and credit notes, the newest first. Days are those of UTC. */
export const receipts = call({
  name: 'purchase.receipts',
  service,
  method,
  paths: ['/staff/receipts'],
  access,
  permission: 'money.read',
  unaudited: true,
  body: z.object({
    /** As somebody types it, with or without its letters. */
    number: z.optional(text(40, 1)),
    gatewayCode: z.optional(z.enum(GATEWAYS)),
    country: z.optional(countryCode()),
    currency: z.optional(currencyCode()),
    kind: z.optional(z.enum(['RECEIPT', 'CREDIT_NOTE'])),
    /** The first and the last day. */
    from: z.optional(utcDay()),
    until: z.optional(utcDay()),
    after: z.optional(pageEnd()),
  }),
  data: z.object({ receipts: z.array(receiptLine), next: z.nullable(z.string()) }),
});

/** An order to give money back. */
export const orderFacts = z.object({
  id: z.uuid(),
  number: z.string(),
  amount: money,
  reason: z.string(),
  /** WAITING for a second person; then AT_GATEWAY until the gateway has answered, or FAILED when it made none. */
  state: z.enum([
    'WAITING',
    'AT_GATEWAY',
    'FAILED',
    'DONE',
    'CANCELLED',
    'EXPIRED',
    /** Closed after it had failed. */
    'GIVEN_UP',
  ]),
  orderedAt: moment(),
  /** Somebody of the staff; without an id it was a command. */
  orderedBy: z.object({ id: z.nullable(z.uuid()), name: z.string() }),
  approvedBy: z.nullable(z.string()),
  /** When a waiting order expires. */
  waitsUntil: z.nullable(moment()),
  doneAt: z.nullable(moment()),
  /**
   * Why it failed last. REFUSED by the gateway, in its words: nothing is done until somebody tries again. UNAVAILABLE: no
   * answer; it is asked again by itself.
   */
  failure: z.optional(
    z.nullable(
      z.object({
        kind: z.enum(['REFUSED', 'UNAVAILABLE']),
        words: z.nullable(z.string()),
        at: moment(),
      }),
    ),
  ),
  /** Why it was given up. */
  closeReason: z.optional(z.nullable(z.string())),
});

/** One receipt by its number, without the name of a person in full. */
export const receipt = call({
  name: 'purchase.receipt',
  service,
  method,
  paths: ['/staff/receipt'],
  access,
  permission: 'money.read',
  unaudited: true,
  body: z.object({ number: text(40, 1) }),
  data: z.extend(receiptLine, {
    /** What can still be given back, in minor units. */
    left: z.number(),
    net: money,
    tax: money,
    /** Percent. */
    taxRate: z.number(),
    givingShare: money,
    from: moment(),
    to: moment(),
    chargedAt: moment(),
    chargeId: z.string(),
    gatewaySubsId: z.nullable(z.string()),
    /** The receipt that a credit note corrects. */
    corrects: z.nullable(z.string()),
    /** Masked; null where nothing is known. */
    buyer: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) }),
    notes: z.array(
      z.object({
        number: z.string(),
        issuedAt: moment(),
        amount: money,
        status: z.enum(['PAID', 'REFUNDED', 'CHARGED_BACK']),
      }),
    ),
    orders: z.array(orderFacts),
    /** Above it a second person has to approve, in minor units; null: no limit in this currency. */
    limit: z.nullable(z.number()),
    /** How many others may approve a refund. */
    approvers: z.number(),
  }),
  errors: ['NOT_FOUND'],
});

const REFUND_ERRORS = [
  'NOT_FOUND',
  'REFUND_LEFT',
  'REFUND_NOTE',
  'REFUND_WITHDRAWN',
  'REFUND_OPEN',
] as const;

/**
 * Orders a refund. It is made at once, or waits for a second person where it is above the limit of its currency. The same
 * `key` is one order, and is answered as it is now. Refuses REFUND_LEFT, also where less is left than the person saw,
 * REFUND_NOTE, REFUND_WITHDRAWN, REFUND_OPEN.
 */
export const refundOrder = call({
  name: 'purchase.refundOrder',
  service,
  method,
  paths: ['/staff/refunds/order'],
  access,
  permission: 'money.refund',
  confirm: true,
  body: z.object({
    /** Made by the screen, for one press of the button. */
    key: z.optional(z.uuid()),
    number: text(40, 1),
    /** What was left of the receipt when the person read it, in minor units. */
    left: z.optional(minorUnits()),
    /** Null: all that is left. */
    amount: z.nullable(minorUnits()),
    /** The gateway may show it to the buyer. */
    reason: staffReason(),
  }),
  data: orderFacts,
  errors: REFUND_ERRORS,
});

/**
 * Approves an order of somebody else. Refuses SECOND_PERSON for an own order, ORDER_OVER for one that was decided or has
 * expired, and what no order could ask for any more.
 */
export const refundApprove = call({
  name: 'purchase.refundApprove',
  service,
  method,
  paths: ['/staff/refunds/approve'],
  access,
  permission: 'money.refund',
  confirm: true,
  body: z.object({ id: z.uuid() }),
  data: orderFacts,
  errors: [...REFUND_ERRORS, 'SECOND_PERSON', 'ORDER_OVER'],
});

/** Withdraws a waiting order: the one who ordered, or somebody who declines it. Refuses ORDER_OVER. */
export const refundCancel = call({
  name: 'purchase.refundCancel',
  service,
  method,
  paths: ['/staff/refunds/cancel'],
  access,
  permission: 'money.refund',
  body: z.object({ id: z.uuid() }),
  data: orderFacts,
  errors: ['NOT_FOUND', 'ORDER_OVER'],
});

/** Orders that wait for a second person, the oldest first. */
export const refundsWaiting = call({
  name: 'purchase.refundsWaiting',
  service,
  method,
  paths: ['/staff/refunds/waiting'],
  access,
  permission: 'money.read',
  unaudited: true,
  body: z.object({}),
  data: z.object({
    orders: z.array(orderFacts),
    /** How many others may approve a refund. */
    approvers: z.number(),
    /** How many failed at their gateway. */
    failed: z.optional(z.number()),
  }),
});

/** Orders that their gateway has not made, the oldest first; at most 200. */
export const refundsFailed = call({
  name: 'purchase.refundsFailed',
  service,
  method,
  paths: ['/staff/refunds/failed'],
  access,
  permission: 'money.read',
  unaudited: true,
  body: z.object({}),
  data: z.object({ orders: z.array(orderFacts) }),
});

/**
 * Asks the gateway again for an order that failed. Somebody who tries while it is asked has the same answer. Refuses
 * ORDER_OVER for one that is made or closed, and what no order could ask for any more.
 */
export const refundRetry = call({
  name: 'purchase.refundRetry',
  service,
  method,
  paths: ['/staff/refunds/retry'],
  access,
  permission: 'money.refund',
  confirm: true,
  body: z.object({ id: z.uuid() }),
  data: orderFacts,
  errors: [...REFUND_ERRORS, 'ORDER_OVER'],
});

/**
 * Closes an order that failed: the gateway is asked no more. Should it have made the refund all the same, that is booked
 * when it says so. Refuses ORDER_OVER for one that is made, closed or being tried, GATEWAY_UNAVAILABLE while the service of
 * payments cannot say so.
 */
export const refundGiveUp = call({
  name: 'purchase.refundGiveUp',
  service,
  method,
  paths: ['/staff/refunds/give-up'],
  access,
  permission: 'money.refund',
  body: z.object({ id: z.uuid(), reason: staffReason() }),
  data: orderFacts,
  errors: ['NOT_FOUND', 'ORDER_OVER'],
});

/** Enters a chargeback that a gateway does not report. Refuses CHARGEBACK_KNOWN for the second one of a receipt. */
export const chargebackEnter = call({
  name: 'purchase.chargebackEnter',
  service,
  method,
  paths: ['/staff/chargebacks/enter'],
  access,
  permission: 'money.manage',
  confirm: true,
  body: z.object({
    number: text(40, 1),
    amount: minorUnits(),
    /** The day on which the money went back. */
    day: utcDay(),
    reason: staffReason(),
  }),
  data: z.object({ note: z.string() }),
  errors: ['NOT_FOUND', 'REFUND_LEFT', 'REFUND_NOTE', 'CHARGEBACK_KNOWN'],
});
