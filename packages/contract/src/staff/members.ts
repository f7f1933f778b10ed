import * as z from 'zod/mini';
import { call } from '../call.ts';
import { moment, role, staffMail } from './fields.ts';

const service = 'staff';
const method = 'POST';
const access = 'staff';

/** Somebody of the staff, as administrators see them. */
export const member = z.object({
  id: z.uuid(),
  name: z.string(),
  mail: z.string(),
  role: role(),
  createdAt: moment(),
  /** When a session of theirs was used last; null: none within twelve hours. */
  seenAt: z.nullable(moment()),
  passkeys: z.number(),
  dismissedAt: z.nullable(moment()),
});

const openInvitation = z.object({
  id: z.uuid(),
  mail: z.string(),
  role: role(),
  expiresAt: moment(),
});

/** Everybody of the staff by name, who was dismissed last, and invitations that nobody has used yet. */
export const members = call({
  name: 'staff.members',
  service,
  method,
  paths: ['/members'],
  access,
  permission: 'staff.read',
  unaudited: true,
  data: z.object({ members: z.array(member), invitations: z.array(openInvitation) }),
});

/** Makes a link for one use within an hour; an earlier invitation of this address ends. */
export const invite = call({
  name: 'staff.invite',
  service,
  method,
  paths: ['/invite'],
  access,
  permission: 'staff.manage',
  confirm: true,
  body: z.object({ mail: staffMail(), role: role() }),
  data: z.object({ url: z.string(), expiresAt: moment() }),
});

export const invitationRevoke = call({
  name: 'staff.invitationRevoke',
  service,
  method,
  paths: ['/invitations/revoke'],
  access,
  permission: 'staff.manage',
  body: z.object({ id: z.uuid() }),
  data: z.null(),
  errors: ['NOT_FOUND'],
});

/** Changes a role, for open sessions too. Refuses LAST_ADMINISTRATOR. */
export const roleSet = call({
  name: 'staff.roleSet',
  service,
  method,
  paths: ['/members/role'],
  access,
  permission: 'staff.manage',
  confirm: true,
  body: z.object({ id: z.uuid(), role: role() }),
  data: member,
  errors: ['NOT_FOUND', 'LAST_ADMINISTRATOR'],
});

/** Ends the sessions of somebody, who may join again with a new invitation. Refuses LAST_ADMINISTRATOR. */
export const dismiss = call({
  name: 'staff.dismiss',
  service,
  method,
  paths: ['/members/dismiss'],
  access,
  permission: 'staff.manage',
  confirm: true,
  body: z.object({ id: z.uuid() }),
  data: member,
  errors: ['NOT_FOUND', 'LAST_ADMINISTRATOR'],
});
