import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import { moment } from '../staff/fields.ts';
import { LONGEST_REASON } from './auth.ts';

// What staff may do to an account that they have opened within the hour. Each act is done once, however many people ask
// for it at the same time: the later ones are refused with NOTHING_TO_DO.

const act = {
  service: 'auth',
  method: 'POST',
  access: 'staff',
  permission: 'people.act',
  errors: ['NOT_FOUND', 'REASON_REQUIRED', 'NOTHING_TO_DO'],
} as const;

/** The reason is the number of a ticket or at least `SHORTEST_REASON` letters; the audit has it. */
const ofAccount = { id: z.uuid(), reason: text(LONGEST_REASON, 1) };

/** Signs the account out everywhere, as the member may. What plays stops. */
export const personSessionsEnd = call({
  ...act,
  name: 'auth.personSessionsEnd',
  paths: ['/staff/people/sessions/end'],
  body: z.object(ofAccount),
  data: z.object({ ended: z.number() }),
});

/** Signs a device out and frees its place. It does not count towards the member's own removals. */
export const personDeviceRemove = call({
  ...act,
  name: 'auth.personDeviceRemove',
  paths: ['/staff/people/devices/remove'],
  body: z.object({ ...ofAccount, deviceId: text(100, 1) }),
  data: z.null(),
});

/** Why an account is blocked, as the mail says it to the member. */
export const BLOCK_CAUSES = ['TERMS', 'SECURITY', 'PAYMENT'] as const;

/** Blocks an account: nobody can sign in, and all sessions end. A mail says why; the plan stays as it is. */
export const personBlock = call({
  ...act,
  name: 'auth.personBlock',
  paths: ['/staff/people/block'],
  confirm: true,
  body: z.object({ ...ofAccount, cause: z.enum(BLOCK_CAUSES) }),
  data: z.null(),
});

/** Unblocks an account, and mails that. Refuses NOTHING_TO_DO once its deletion has begun. */
export const personUnblock = call({
  ...act,
  name: 'auth.personUnblock',
  paths: ['/staff/people/unblock'],
  body: z.object(ofAccount),
  data: z.null(),
});

/**
 * Resends the code of an unconfirmed sign-up, or the link that verifies the address, within the member's own limits.
 * Refuses NOTHING_TO_DO if neither is pending, or the account is blocked.
 */
export const personResend = call({
  ...act,
  name: 'auth.personResend',
  paths: ['/staff/people/resend'],
  body: z.object(ofAccount),
  data: z.object({ kind: z.enum(['CODE', 'LINK']) }),
});

/**
 * Mails the member the way to the export of their data, which only they can download, signed in. Refuses NOTHING_TO_DO
 * for an account that cannot sign in or has no mail address, TOO_MANY_REQUESTS within ten minutes.
 */
export const personExportSend = call({
  ...act,
  name: 'auth.personExportSend',
  paths: ['/staff/people/export'],
  confirm: true,
  body: z.object(ofAccount),
  data: z.null(),
});

/** Asks for the deletion of an account as the member may: the same wait, the same mails, all sessions end. */
export const personDeletionBegin = call({
  ...act,
  name: 'auth.personDeletionBegin',
  paths: ['/staff/people/deletion/begin'],
  confirm: true,
  body: z.object(ofAccount),
  data: z.object({ deletionAt: moment() }),
});

/** Takes a deletion back that has not begun. */
export const personDeletionStop = call({
  ...act,
  name: 'auth.personDeletionStop',
  paths: ['/staff/people/deletion/stop'],
  body: z.object(ofAccount),
  data: z.null(),
});

/**
 * Sets the data of an account aside, as the member asked (GDPR, Article 18): they are stored and not used, until the end
 * that `personSetAsideLift` announces. A deletion that was asked for is taken back. From then on only administrators can
 * open the account. Refuses NOTHING_TO_DO while it is set aside with no end, and once its deletion has begun.
 */
export const personSetAside = call({
  ...act,
  name: 'auth.personSetAside',
  paths: ['/staff/people/set-aside'],
  confirm: true,
  body: z.object(ofAccount),
  data: z.null(),
});

/** Mails the member the day from which the data are used again, seven days ahead. Refuses NOTHING_TO_DO if one is set. */
export const personSetAsideLift = call({
  ...act,
  name: 'auth.personSetAsideLift',
  paths: ['/staff/people/set-aside/lift'],
  confirm: true,
  body: z.object(ofAccount),
  data: z.object({ liftsAt: moment() }),
});
