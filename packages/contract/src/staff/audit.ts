import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import { moment, role } from './fields.ts';

/** How long an entry stays: three years, ten where it is about money. */
export const RETENTIONS = ['GENERAL', 'MONEY'] as const;

/** What somebody of the staff did: no values of personal fields, and persons by id alone. */
export const auditEntry = z.object({
  id: z.string(),
  at: moment(),
  /** Null: a command of the operator's. */
  staffId: z.nullable(z.uuid()),
  /** Of that time. */
  role: z.nullable(role()),
  /** The call, such as `staff.invite`. */
  call: z.string(),
  /** Who or what it was done to, such as `staff:ID`. */
  subject: z.nullable(z.string()),
  /** What changed, with values where they are not personal. */
  changes: z.record(z.string(), z.unknown()),
  reason: z.nullable(z.string()),
});

/** Entries, the newest first. */
export const audit = call({
  name: 'staff.audit',
  service: 'staff',
  method: 'POST',
  paths: ['/audit'],
  access: 'staff',
  permission: 'audit.read',
  unaudited: true,
  body: z.object({
    staffId: z.optional(z.uuid()),
    call: z.optional(text(80, 1)),
    subject: z.optional(text(120, 1)),
    from: z.optional(moment()),
    until: z.optional(moment()),
    /** `next` of the page before. */
    after: z.optional(text(120, 1)),
  }),
  data: z.object({
    entries: z.array(
      z.extend(auditEntry, {
        /** Of whoever it was; null for a command. */
        name: z.nullable(z.string()),
      }),
    ),
    /** Where the next page begins; null at the end. */
    next: z.nullable(z.string()),
  }),
});
