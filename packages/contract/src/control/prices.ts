import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import { money } from '../money.ts';
import { GATEWAYS } from '../payment/gateways.ts';
import { moment } from '../staff/fields.ts';
import { currencyCode, minorUnits } from './fields.ts';

const service = 'purchase';
const method = 'POST';
const access = 'staff';

/** A price on offer, with those who pay less than it. */
const priceOffer = z.object({
  planCode: z.string(),
  planTitle: z.string(),
  periodCode: z.string(),
  periodTitle: z.string(),
  /** `*`: every country without its own price. */
  country: z.string(),
  price: money,
  /** Subscriptions that run with a lower price. */
  older: z.number(),
  /** Of them: those that were informed of a higher price, or will be by an announcement that runs. */
  announced: z.number(),
  /** Of them: those that an announcement would reach now. */
  ready: z.number(),
  /** What those pay each period now, and what they would pay; minor units. */
  before: z.number(),
  after: z.number(),
  /** Those that it would reach, by gateway. `agrees`: the gateway asks the payer, and without that the plan ends. */
  gateways: z.array(
    z.object({ gatewayCode: z.enum(GATEWAYS), ready: z.number(), agrees: z.boolean() }),
  ),
});

const raise = z.object({
  id: z.uuid(),
  planTitle: z.string(),
  periodTitle: z.string(),
  country: z.string(),
  price: money,
  orderedAt: moment(),
  /** Name of somebody of the staff. */
  orderedBy: z.string(),
  expected: z.number(),
  /** Whether every notice was written. */
  isDone: z.boolean(),
  /** How many notices are in which state. */
  counts: z.object({
    sending: z.number(),
    reported: z.number(),
    unreached: z.number(),
    /** The gateway charges it from the next period on, or the owner took it at the gateway. */
    moved: z.number(),
    refused: z.number(),
    applied: z.number(),
    stopped: z.number(),
    over: z.number(),
  }),
  stoppedAt: z.nullable(moment()),
  stoppedBy: z.nullable(z.string()),
  /** Whether anything is left that can be taken back. */
  canStop: z.boolean(),
});

/** The prices on offer that somebody pays less than, and what was announced, the newest first, 50 at most. */
export const priceRaises = call({
  name: 'purchase.priceRaises',
  service,
  method,
  paths: ['/staff/prices'],
  access,
  permission: 'prices.read',
  unaudited: true,
  body: z.object({}),
  data: z.object({
    offers: z.array(priceOffer),
    /** The first day on which a period may begin at a price that is announced now. */
    firstDay: moment(),
    raises: z.array(raise),
  }),
});

/**
 * Announces the price on offer to all who pay less, by a job: each has 30 days from the mail. The same `key` announces
 * once. Refuses QUOTE_EXPIRED where `price` is not on offer, NOTHING_TO_DO where it would reach no one or is announced
 * already.
 */
export const priceRaise = call({
  name: 'purchase.priceRaise',
  service,
  method,
  paths: ['/staff/prices/raise'],
  access,
  permission: 'prices.raise',
  confirm: true,
  body: z.object({
    /** Made by the screen, for one press of the button. */
    key: z.uuid(),
    planCode: text(40, 1),
    periodCode: text(40, 1),
    country: z.string().check(z.regex(/^(?:[A-Z]{2}|\*)$/v)),
    amount: minorUnits(),
    currency: currencyCode(),
  }),
  data: z.null(),
  errors: ['QUOTE_EXPIRED', 'NOTHING_TO_DO'],
});

/** Takes back what is not charged yet, with a mail to each who was informed. Refuses NOTHING_TO_DO, also a second time. */
export const priceRaiseStop = call({
  name: 'purchase.priceRaiseStop',
  service,
  method,
  paths: ['/staff/prices/stop'],
  access,
  permission: 'prices.raise',
  confirm: true,
  body: z.object({ id: z.uuid() }),
  data: z.null(),
  errors: ['NOT_FOUND', 'NOTHING_TO_DO'],
});

/** Who keeps the old price of an announcement: the mail did not reach them, or the gateway refused. 50 a page. */
export const priceUnreached = call({
  name: 'purchase.priceUnreached',
  service,
  method,
  paths: ['/staff/prices/unreached'],
  access,
  permission: 'prices.read',
  unaudited: true,
  body: z.object({ id: z.uuid(), after: z.optional(z.uuid()) }),
  data: z.object({
    rows: z.array(
      z.object({
        accountId: z.nullable(z.uuid()),
        state: z.enum(['UNREACHED', 'REFUSED']),
        gatewayCode: z.enum(GATEWAYS),
        price: money,
        at: moment(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});
