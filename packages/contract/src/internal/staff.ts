import * as z from 'zod/mini';
import { call } from '../call.ts';
import { auditEntry, RETENTIONS } from '../staff/audit.ts';
import { role } from '../staff/fields.ts';
import { PERMISSIONS } from '../staff/permissions.ts';

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

/** Who has a permission, and the names of those with some ids, also of dismissed ones. */
export const staffHolders = call({
  name: 'staff.holders',
  service: 'staff',
  method: 'POST',
  paths: ['/holders'],
  access: 'service',
  body: z.object({
    permission: z.enum(PERMISSIONS),
    ids: z.array(z.uuid()).check(z.maxLength(200)),
  }),
  data: z.object({
    /** Ids of all who have the permission now. */
    holders: z.array(z.uuid()),
    names: z.record(z.string(), z.string()),
  }),
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
