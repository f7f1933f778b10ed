import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import { moment } from '../staff/fields.ts';
import { countryCode, staffReason } from './fields.ts';

const service = 'purchase';
const method = 'POST';
const access = 'staff';
/** Of an account that who makes the call has opened within the hour. */
const errors = ['NOT_FOUND', 'REASON_REQUIRED'] as const;

/** The most days that one act gives, and that an account may have ahead. */
export const MOST_GRANT_DAYS = 365;
/** With more days than these ahead of an account, the passkey is asked for. */
export const FREE_GRANT_DAYS = 31;

const grant = z.object({
  id: z.uuid(),
  planTitle: z.string(),
  days: z.number(),
  /** Days that are not used yet, a begun one as a whole. */
  left: z.number(),
  /** WAITING until nothing is paid for any more. */
  state: z.enum(['WAITING', 'RUNNING', 'USED', 'REVOKED']),
  /** End of its last day; null while it waits, because payments move it. */
  until: z.nullable(moment()),
  reason: z.string(),
  givenAt: moment(),
  /** Name of somebody of the staff. */
  givenBy: z.string(),
});

/** Goodwill days of an account, the newest first, and what more of them would do. */
export const grants = call({
  name: 'purchase.grants',
  service,
  method,
  paths: ['/staff/grants'],
  access,
  permission: 'people.read',
  unaudited: true,
  body: z.object({ id: z.uuid() }),
  data: z.object({
    grants: z.array(grant),
    /** Days ahead, of all grants. */
    left: z.number(),
    /** What is paid for, which given days do not touch; null if nothing is. */
    paid: z.nullable(z.object({ until: moment(), nextCharge: z.nullable(moment()) })),
    /** Plans that may be given, the account's own or last one first. */
    plans: z.array(z.object({ code: z.string(), title: z.string() })),
  }),
  errors,
});

/**
 * Gives an account days that are used while nothing is paid for: no receipt, and no charge moves. The same `key` gives them
 * once. Refuses CONFIRM_REQUIRED where more than 31 days would be ahead, INVALID_INPUT for more than 365.
 */
export const grantGive = call({
  name: 'purchase.grantGive',
  service,
  method,
  paths: ['/staff/grants/give'],
  access,
  permission: 'grants.give',
  body: z.object({
    id: z.uuid(),
    /** Made by the screen, for one press of the button. */
    key: z.uuid(),
    planCode: text(40, 1),
    days: z.int().check(z.gte(1), z.lte(MOST_GRANT_DAYS)),
    reason: staffReason(),
  }),
  data: z.null(),
  errors,
});

/** Takes back what is not used of a grant. One that is used up, or was revoked, stays as it is. */
export const grantRevoke = call({
  name: 'purchase.grantRevoke',
  service,
  method,
  paths: ['/staff/grants/revoke'],
  access,
  permission: 'grants.give',
  body: z.object({ id: z.uuid(), grantId: z.uuid() }),
  data: z.null(),
  errors,
});

/** The most days that are given after an outage. */
export const MOST_OUTAGE_DAYS = 31;

/** Who had a paid plan at any moment between the two, of one plan or country or of all. */
const outage = {
  from: moment(),
  until: moment(),
  planCode: z.nullable(text(40, 1)),
  country: z.nullable(countryCode()),
};

/** How many accounts an order would reach now. Refuses INVALID_INPUT unless `from` is before `until`, and both are past. */
export const outageCount = call({
  name: 'purchase.outageCount',
  service,
  method,
  paths: ['/staff/outages/count'],
  access,
  permission: 'grants.outage',
  unaudited: true,
  body: z.object(outage),
  data: z.object({ count: z.number() }),
});

/** Gives all of them days, by a job. The same `key` is one order. */
export const outageGive = call({
  name: 'purchase.outageGive',
  service,
  method,
  paths: ['/staff/outages/give'],
  access,
  permission: 'grants.outage',
  confirm: true,
  body: z.object({
    ...outage,
    /** Made by the screen, for one press of the button. */
    key: z.uuid(),
    days: z.int().check(z.gte(1), z.lte(MOST_OUTAGE_DAYS)),
    reason: staffReason(),
  }),
  data: z.null(),
});

/** The orders of this kind, the newest first, 50 at most. */
export const outages = call({
  name: 'purchase.outages',
  service,
  method,
  paths: ['/staff/outages'],
  access,
  permission: 'money.read',
  unaudited: true,
  body: z.object({}),
  data: z.object({
    orders: z.array(
      z.object({
        id: z.uuid(),
        days: z.number(),
        from: moment(),
        until: moment(),
        /** In English; null: all plans. */
        planTitle: z.nullable(z.string()),
        country: z.nullable(z.string()),
        reason: z.string(),
        orderedAt: moment(),
        /** Name of somebody of the staff. */
        orderedBy: z.string(),
        expected: z.number(),
        reached: z.number(),
        doneAt: z.nullable(moment()),
      }),
    ),
    /** Every plan, for the choice. */
    plans: z.array(z.object({ code: z.string(), title: z.string() })),
  }),
});
