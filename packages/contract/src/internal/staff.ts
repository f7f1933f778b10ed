import * as z from 'zod/mini';
import { call } from '../call.ts';
import { auditEntry, RETENTIONS } from '../staff/audit.ts';
import { role } from '../staff/fields.ts';

/**
 * Who the token of the control room's cookie belongs to; null: nobody, the session has ended, or its owner is dismissed.
 * Counts as a use of the session, unless a page only looks whether it is still there.
 */
export const staffSession = call({
  name: 'staff.sessionOf',
  service: 'staff',
  method: 'POST',
  paths: ['/session-of'],
  access: 'service',
  body: z.object({ token: z.string().check(z.maxLength(200)), isUse: z.boolean() }),
  data: z.nullable(
    z.object({
      id: z.uuid(),
      sessionId: z.uuid(),
      role: role(),
      /** The passkey was shown within the last five minutes. */
      isConfirmed: z.boolean(),
    }),
  ),
});

/** Everybody who is or was on the staff, by name. */
export const staffPeople = call({
  name: 'staff.people',
  service: 'staff',
  method: 'POST',
  paths: ['/people'],
  access: 'service',
  data: z.array(
    z.object({ id: z.uuid(), name: z.string(), role: role(), isDismissed: z.boolean() }),
  ),
});

/** Stores an entry of the audit, once for its id. */
export const auditRecord = call({
  name: 'staff.record',
  service: 'staff',
  method: 'POST',
  paths: ['/record'],
  access: 'service',
  body: z.extend(auditEntry, { retention: z.enum(RETENTIONS) }),
  data: z.null(),
});
