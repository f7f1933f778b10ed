import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import { atGateway } from '../internal/payments.ts';
import { GATEWAYS } from '../payment/gateways.ts';
import { moment } from '../staff/fields.ts';
import { LONGEST_REASON } from './auth.ts';
import { pageEnd, utcMonth } from './fields.ts';

const service = 'payment';
const method = 'POST';
const access = 'staff';

/** One side of a month, in minor units. */
const side = z.object({ charged: z.number(), back: z.number(), count: z.number() });

/** A comparison of a month of our books with a gateway's list. */
const booksRun = z.object({
  id: z.uuid(),
  state: z.enum(['RUNNING', 'DONE', 'FAILED']),
  requestedAt: moment(),
  finishedAt: z.nullable(moment()),
  /** Up to where the lists were compared: the month's end, or a day before the comparison. */
  coversUntil: moment(),
  totals: z.array(
    z.object({
      currency: z.string(),
      ours: side,
      theirs: side,
      /** What the gateway took for itself; null: it does not say. */
      fees: z.nullable(z.number()),
    }),
  ),
  differences: z.number(),
});

/** The comparisons of a month (UTC), one per gateway; null: not compared yet. */
export const books = call({
  name: 'payment.books',
  service,
  method,
  paths: ['/staff/books'],
  access,
  permission: 'money.read',
  unaudited: true,
  body: z.object({ month: utcMonth() }),
  data: z.object({
    gateways: z.array(
      z.object({
        gatewayCode: z.enum(GATEWAYS),
        /** It is configured now, and has a list to compare with. */
        canCompare: z.boolean(),
        run: z.nullable(booksRun),
      }),
    ),
  }),
});

/**
 * Compares a month with a gateway's list, by a job. One comparison runs at a time: a second request answers the running one.
 * Refuses GATEWAY_UNAVAILABLE for a gateway that is not configured or has no list.
 */
export const booksCompare = call({
  name: 'payment.booksCompare',
  service,
  method,
  paths: ['/staff/books/compare'],
  access,
  permission: 'money.manage',
  body: z.object({ gatewayCode: z.enum(GATEWAYS), month: utcMonth() }),
  data: booksRun,
  errors: ['GATEWAY_UNAVAILABLE'],
});

/** Why the two sides differ. */
export const BOOKS_STORIES = [
  'MISSING_OURS',
  'MISSING_THEIRS',
  'AMOUNT',
  /** Both sides have it, but in different months. */
  'OTHER_MONTH',
  /** It was charged, not booked, and given back in another month. */
  'GIVEN_BACK',
] as const;

/** The differences of a comparison, one by one. */
export const booksDifferences = call({
  name: 'payment.booksDifferences',
  service,
  method,
  paths: ['/staff/books/differences'],
  access,
  permission: 'money.read',
  unaudited: true,
  body: z.object({ runId: z.uuid(), after: z.optional(pageEnd()) }),
  data: z.object({
    differences: z.array(
      z.object({
        story: z.enum(BOOKS_STORIES),
        /** Money that came in, or that went back. */
        kind: z.enum(['CHARGE', 'BACK']),
        chargeId: z.string(),
        /** Our receipt, where there is one. */
        number: z.nullable(z.string()),
        currency: z.string(),
        /** Minor units; null: nothing. */
        ours: z.nullable(z.number()),
        theirs: z.nullable(z.number()),
        at: moment(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
});

/**
 * Cancels a plan of an account that who makes the call has opened within the hour, as the member may: nothing more is
 * charged, access lasts until the end of what is paid for, and the member gets the same mail. Answers REQUESTED where the
 * gateway does not answer: it is stored, and asked until it does. Refuses NOT_FOUND for a plan that the account does not
 * pay, NOTHING_TO_DO for one that is canceled or being canceled.
 */
export const planCancel = call({
  name: 'payment.planCancel',
  service,
  method,
  paths: ['/staff/plan/cancel'],
  access,
  permission: 'people.act',
  confirm: true,
  body: z.object({
    id: z.uuid(),
    ...atGateway,
    /** The number of a ticket, or at least `SHORTEST_REASON` letters; the audit has it. */
    reason: text(LONGEST_REASON, 1),
  }),
  data: z.object({
    state: z.enum(['CANCELED', 'REQUESTED']),
    /** The end of what is paid for. */
    until: moment(),
  }),
  errors: ['NOT_FOUND', 'REASON_REQUIRED', 'NOTHING_TO_DO'],
});
