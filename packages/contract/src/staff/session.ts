import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import {
  authenticatorAnswer,
  ceremonyOptions,
  invitationToken,
  moment,
  passkey,
  personName,
  role,
} from './fields.ts';
import { PERMISSIONS } from './permissions.ts';

const service = 'staff';
const method = 'POST';
const access = 'staff';

/** Somebody of the staff, as their own session shows them. */
export const self = z.object({
  id: z.uuid(),
  name: z.string(),
  mail: z.string(),
  role: role(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Until then acts of weight do not ask for the passkey. */
  confirmedUntil: moment(),
  passkeys: z.array(passkey),
});

/** Options for signing in with any passkey of this host. */
export const signInOptions = call({
  name: 'staff.signInOptions',
  service,
  method,
  paths: ['/sign-in/options'],
  access,
  permission: 'anonymous',
  unaudited: true,
  data: ceremonyOptions,
});

/** Begins a session, whose cookie only the control room's origin gets. Refuses WRONG_CREDENTIALS. */
export const signIn = call({
  name: 'staff.signIn',
  service,
  method,
  paths: ['/sign-in'],
  access,
  permission: 'anonymous',
  body: z.object({ answer: authenticatorAnswer }),
  data: self,
  errors: ['WRONG_CREDENTIALS'],
});

/** What an invitation is for, with the options to make the first passkey. Refuses LINK_EXPIRED. */
export const invitation = call({
  name: 'staff.invitation',
  service,
  method,
  paths: ['/invitation'],
  access,
  permission: 'anonymous',
  unaudited: true,
  body: z.object({ token: invitationToken() }),
  data: z.object({
    mail: z.string(),
    role: role(),
    /** The name of somebody who joins again, because the key is lost; else null. */
    name: z.nullable(z.string()),
    options: ceremonyOptions,
  }),
  errors: ['LINK_EXPIRED'],
});

/**
 * Joins the staff with an invitation, once, and begins a session. Who was a member already gets this passkey in place of
 * all earlier ones, and their sessions end. Refuses LINK_EXPIRED, WRONG_CREDENTIALS.
 */
export const join = call({
  name: 'staff.join',
  service,
  method,
  paths: ['/join'],
  access,
  permission: 'anonymous',
  body: z.object({ token: invitationToken(), name: personName(), answer: authenticatorAnswer }),
  data: self,
  errors: ['LINK_EXPIRED', 'WRONG_CREDENTIALS'],
});

/** Who is signed in; null for nobody. */
export const me = call({
  name: 'staff.me',
  service,
  method,
  paths: ['/me'],
  access,
  permission: 'anonymous',
  unaudited: true,
  data: z.nullable(self),
});

export const signOut = call({
  name: 'staff.signOut',
  service,
  method,
  paths: ['/sign-out'],
  access,
  permission: 'any',
  data: z.null(),
});

/** Options for showing the own passkey again. */
export const confirmOptions = call({
  name: 'staff.confirmOptions',
  service,
  method,
  paths: ['/confirm/options'],
  access,
  permission: 'any',
  unaudited: true,
  data: ceremonyOptions,
});

/** Lets the session do acts of weight for five minutes. Refuses WRONG_CREDENTIALS. */
export const confirm = call({
  name: 'staff.confirm',
  service,
  method,
  paths: ['/confirm'],
  access,
  permission: 'any',
  body: z.object({ answer: authenticatorAnswer }),
  data: z.object({ confirmedUntil: moment() }),
  errors: ['WRONG_CREDENTIALS'],
});

/** Options for another passkey of one's own. */
export const passkeyOptions = call({
  name: 'staff.passkeyOptions',
  service,
  method,
  paths: ['/passkeys/options'],
  access,
  permission: 'any',
  unaudited: true,
  confirm: true,
  data: ceremonyOptions,
});

export const passkeyAdd = call({
  name: 'staff.passkeyAdd',
  service,
  method,
  paths: ['/passkeys/add'],
  access,
  permission: 'any',
  confirm: true,
  body: z.object({ name: text(60, 1), answer: authenticatorAnswer }),
  data: z.array(passkey),
  errors: ['WRONG_CREDENTIALS'],
});

/** Removes one of the own passkeys; the last one stays (FORBIDDEN). */
export const passkeyRemove = call({
  name: 'staff.passkeyRemove',
  service,
  method,
  paths: ['/passkeys/remove'],
  access,
  permission: 'any',
  confirm: true,
  body: z.object({ id: z.uuid() }),
  data: z.array(passkey),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** What the page before signing in offers beside a passkey: the roles that the demo lets anybody take. */
export const entrance = call({
  name: 'staff.entrance',
  service,
  method,
  paths: ['/entrance'],
  access,
  permission: 'anonymous',
  unaudited: true,
  data: z.object({
    /** Name of the service. */
    siteName: z.string(),
    demoRoles: z.array(role()),
  }),
});

/** Signs in as the demo's member of staff of a role, who shows no passkey. NOT_FOUND outside the demo. */
export const demoSignIn = call({
  name: 'staff.demoSignIn',
  service,
  method,
  paths: ['/demo/sign-in'],
  access,
  permission: 'anonymous',
  body: z.object({ role: role() }),
  data: self,
  errors: ['NOT_FOUND'],
});
