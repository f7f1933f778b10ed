import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import { moment } from '../staff/fields.ts';
import { pageEnd, staffReason } from './fields.ts';

const service = 'purchase';
const method = 'POST';
const access = 'staff';

/** The most codes of a batch. */
export const MOST_PROMO_CODES = 50_000;
/** Letters and digits before each code of a batch. */
export const LONGEST_PREFIX = 10;

export const BATCH_STATES = [
  /** A job makes its codes. */
  'MAKING',
  'OPEN',
  /** Not valid yet. */
  'WAITING',
  /** No longer valid, or the promo is not. */
  'ENDED',
  /** The offers file no longer has the promo. */
  'DROPPED',
  'REVOKED',
] as const;

/** Single-use codes of a promo of the offers file, without the codes. */
const promoBatch = z.object({
  id: z.uuid(),
  state: z.enum(BATCH_STATES),
  /** The promo code of the offers file that says what they are worth. */
  promo: z.string(),
  campaign: z.string(),
  prefix: z.string(),
  count: z.number(),
  made: z.number(),
  /** Paid with. */
  used: z.number(),
  /** In open attempts to pay. */
  held: z.number(),
  /** Null: as long as the promo. */
  validFrom: z.nullable(moment()),
  validUntil: z.nullable(moment()),
  note: z.string(),
  orderedAt: moment(),
  /** Name of somebody of the staff. */
  orderedBy: z.string(),
  revokedAt: z.nullable(moment()),
  revokeReason: z.nullable(z.string()),
});

/** The batches, the newest first, and the promos of which more can be made. */
export const promoBatches = call({
  name: 'purchase.promoBatches',
  service,
  method,
  paths: ['/staff/promo-batches'],
  access,
  permission: 'money.read',
  unaudited: true,
  body: z.object({
    state: z.optional(z.enum(BATCH_STATES)),
    promo: z.optional(text(64, 1)),
    after: z.optional(pageEnd()),
  }),
  data: z.object({
    batches: z.array(promoBatch),
    next: z.nullable(z.string()),
    promos: z.array(
      z.object({
        code: z.string(),
        campaign: z.string(),
        /** In English. */
        plans: z.array(z.string()),
        periods: z.array(z.string()),
        validFrom: moment(),
        validUntil: z.nullable(moment()),
      }),
    ),
  }),
});

/**
 * Makes a batch, by a job. The same `key` is one batch. Refuses INVALID_INPUT for a promo that the offers file does not have,
 * and for a time in which no code would be valid.
 */
export const promoBatchMake = call({
  name: 'purchase.promoBatchMake',
  service,
  method,
  paths: ['/staff/promo-batches/make'],
  access,
  permission: 'promos.make',
  confirm: true,
  body: z.object({
    /** Made by the screen, for one press of the button. */
    key: z.uuid(),
    promo: text(64, 1),
    count: z.int().check(z.gte(1), z.lte(MOST_PROMO_CODES)),
    /** As it is to be printed; may be empty. */
    prefix: text(LONGEST_PREFIX).check(z.regex(/^[A-Z0-9]*$/v)),
    validFrom: z.nullable(moment()),
    validUntil: z.nullable(moment()),
    /** What they are for. */
    note: staffReason(),
  }),
  data: z.null(),
});

/** Ends what is not used of a batch. Codes in open attempts to pay stay good. Refuses NOTHING_TO_DO for a revoked one. */
export const promoBatchRevoke = call({
  name: 'purchase.promoBatchRevoke',
  service,
  method,
  paths: ['/staff/promo-batches/revoke'],
  access,
  permission: 'promos.make',
  confirm: true,
  body: z.object({ id: z.uuid(), reason: staffReason() }),
  data: z.null(),
  errors: ['NOT_FOUND', 'NOTHING_TO_DO'],
});

/**
 * Some lines of the codes of a batch as CSV, the first ones with a header; the control origin streams the pages as a file.
 * Refuses NOTHING_TO_DO while they are being made.
 */
export const promoBatchFile = call({
  name: 'purchase.promoBatchFile',
  service,
  method,
  paths: ['/staff/promo-batches/file'],
  access,
  permission: 'promos.make',
  body: z.object({ id: z.uuid(), after: z.optional(pageEnd()) }),
  data: z.object({ lines: z.string(), next: z.nullable(z.string()) }),
  errors: ['NOT_FOUND', 'NOTHING_TO_DO'],
});
