import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import {
  MAIL_FAILURES,
  personGateways as gateways,
  personPlan as plan,
  personPlaying as playing,
  personSupport as support,
  receiptLine,
} from '../internal/people.ts';
import { moment } from '../staff/fields.ts';

const service = 'auth';
const method = 'POST';
const access = 'staff';
const permission = 'people.read';
/** Of the page of somebody whose opening is in the audit. */
const ofPerson = { service, method, access, permission, unaudited: true } as const;
const errors = ['NOT_FOUND', 'REASON_REQUIRED'] as const;

/** How a search was understood. */
export const SEARCH_KINDS = [
  'MAIL',
  'PHONE',
  'RECEIPT',
  'TICKET',
  'GATEWAY',
  'ID',
  'NAME',
  /** Too short for a name, and nothing else. */
  'UNCLEAR',
] as const;

export const PERSON_STATES = ['ACTIVE', 'UNCONFIRMED', 'SUSPENDED', 'DELETION_SCHEDULED'] as const;

/** An account, masked: what is enough to tell whether it is the right one. */
export const personLine = z.object({
  id: z.uuid(),
  /** First name and initial. */
  name: z.string(),
  /** `a•••@e•••.com` */
  mail: z.nullable(z.string()),
  /** `+90 ••• •• 12` */
  phone: z.nullable(z.string()),
  state: z.enum(PERSON_STATES),
  /** ISO 3166-1 alpha-2; empty if unknown. */
  country: z.string(),
  /** In English; null without a plan, or while it is not known. */
  planTitle: z.nullable(z.string()),
  /** It has to be paid before it gives access again. */
  isPlanSuspended: z.boolean(),
  since: moment(),
});

/** Accounts of one search, and the length of what is searched for. */
export const MOST_PEOPLE = 50;
export const SHORTEST_NAME = 3;
export const LONGEST_TERM = 254;

/**
 * Finds accounts by an exact mail address, phone number, receipt, ticket, id at a gateway or id of the account, or by the
 * beginning of a name. The audit says that somebody searched, never for what.
 */
export const peopleSearch = call({
  name: 'auth.peopleSearch',
  service,
  method,
  paths: ['/staff/people/search'],
  access,
  permission,
  body: z.object({ term: text(LONGEST_TERM, 1) }),
  data: z.object({
    kind: z.enum(SEARCH_KINDS),
    people: z.array(personLine),
    /** There are more than these: the name has to be longer. */
    hasMore: z.boolean(),
    /** Whether the plans of these accounts could be read. */
    plansKnown: z.boolean(),
    /** Receipts that were found although their account was deleted, with what they still say. */
    orphans: z.array(z.extend(receiptLine, { buyer: z.nullable(z.string()), country: z.string() })),
  }),
});

export const REASON_KINDS = ['TICKET', 'CALL', 'PAYMENT', 'ABUSE', 'OTHER'] as const;
export const SHORTEST_REASON = 10;
export const LONGEST_REASON = 300;

/**
 * Opens an account for an hour. The reason is a ticket's number, or words; it and the staff's id are in the audit, the
 * role and the time in the member's data export. Within the hour it changes nothing.
 * Refuses TOO_MANY_REQUESTS after 60 accounts within an hour, FORBIDDEN for an account whose data are set aside, unless an
 * administrator opens it.
 */
export const personOpen = call({
  name: 'auth.personOpen',
  service,
  method,
  paths: ['/staff/people/open'],
  access,
  permission,
  body: z.object({
    id: z.uuid(),
    reason: z.object({ kind: z.enum(REASON_KINDS), text: text(LONGEST_REASON, 1) }),
  }),
  data: z.object({ until: moment() }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

const openedAccount = z.object({
  name: z.string(),
  mail: z.nullable(z.string()),
  mailVerifiedAt: z.nullable(moment()),
  phone: z.nullable(z.string()),
  phoneVerifiedAt: z.nullable(moment()),
  language: z.string(),
  createdAt: moment(),
  confirmedAt: z.nullable(moment()),
  suspendedAt: z.nullable(moment()),
  deletionAt: z.nullable(moment()),
  profiles: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      kind: z.enum(['KIDS', 'ADULT']),
      /** Largest age of what a child may watch; null for grown-ups. */
      maxAge: z.nullable(z.number()),
      language: z.string(),
      isDefault: z.boolean(),
      hasPin: z.boolean(),
    }),
  ),
  signIn: z.object({
    hasPassword: z.boolean(),
    identities: z.array(
      z.object({
        provider: z.string(),
        mail: z.nullable(z.string()),
        since: moment(),
        usedAt: moment(),
      }),
    ),
  }),
  family: z.object({
    /** Whose family the account is in; null for none. */
    owner: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
    /** Of the account's own family. */
    members: z.array(z.object({ id: z.uuid(), name: z.string(), joinedAt: moment() })),
    openInvitations: z.number(),
  }),
});

/** An account: masked, or complete for staff who opened it within the last hour. */
export const person = call({
  ...ofPerson,
  name: 'auth.person',
  paths: ['/staff/people/person'],
  body: z.object({ id: z.uuid() }),
  data: z.object({
    line: personLine,
    /** Null until it is opened. Names of other members are shortened. */
    opened: z.nullable(z.extend(openedAccount, { until: moment() })),
    /** Its data are set aside: only administrators can open it. */
    setAside: z.nullable(
      z.object({ since: moment(), reason: z.string(), liftsAt: z.nullable(moment()) }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

/** A device of an account with its open sessions. */
const personDevice = z.object({
  id: z.string(),
  name: z.string(),
  platform: z.string(),
  /** ISO 3166-1 alpha-2 by the time zone; empty if unknown. */
  country: z.string(),
  usedAt: moment(),
  since: moment(),
  sessions: z.number(),
});

/** Devices and open sessions. */
export const personDevices = call({
  ...ofPerson,
  name: 'auth.personDevices',
  paths: ['/staff/people/devices'],
  body: z.object({ id: z.uuid() }),
  data: z.object({ devices: z.array(personDevice), limit: z.number() }),
  errors,
});

/** What plays now: the kind of player, never what. */
export const personPlaying = call({
  ...ofPerson,
  name: 'auth.personPlaying',
  paths: ['/staff/people/playing'],
  body: z.object({ id: z.uuid() }),
  data: playing.data,
  errors,
});

/** Subscriptions and receipts, the newest first. */
export const personPlan = call({
  ...ofPerson,
  name: 'auth.personPlan',
  paths: ['/staff/people/plan'],
  body: z.object({ id: z.uuid() }),
  data: plan.data,
  errors,
});

/** What the gateways say of the subscriptions, as we read it last. */
export const personGateways = call({
  ...ofPerson,
  name: 'auth.personGateways',
  paths: ['/staff/people/gateways'],
  body: z.object({ id: z.uuid() }),
  data: gateways.data,
  errors,
});

/** Tickets, and which notifications the account has switched on. */
export const personSupport = call({
  ...ofPerson,
  name: 'auth.personSupport',
  paths: ['/staff/people/support'],
  body: z.object({ id: z.uuid() }),
  data: support.data,
  errors,
});

export const MAIL_OUTCOMES = ['SENT', 'FAILED'] as const;

/** Mails to the account within 90 days, the newest first: no subject and no text. */
export const personMails = call({
  ...ofPerson,
  name: 'auth.personMails',
  paths: ['/staff/people/mails'],
  body: z.object({ id: z.uuid() }),
  data: z.object({
    mails: z.array(
      z.object({
        id: z.string(),
        template: z.string(),
        language: z.string(),
        at: moment(),
        outcome: z.enum(MAIL_OUTCOMES),
        /** Why it failed last: `REFUSED` by the server, which is `BUSY`, or `UNREACHABLE`. */
        failure: z.nullable(z.enum(MAIL_FAILURES)),
      }),
    ),
  }),
  errors,
});
