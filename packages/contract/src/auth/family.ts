import * as z from 'zod/mini';
import { call } from '../call.ts';
import { email, linkToken } from '../fields.ts';
import * as entity from './entities.ts';

const action = z.object({ buttonText: z.string() });

/** ENTITY-51. For owners of an active family plan, and for the members of a family. */
export const familyList = call({
  name: 'auth.familyList',
  part: 'family',
  service: 'auth',
  method: 'GET',
  paths: ['/family-sharing/list'],
  access: 'member',
  limit: 'by-service',
  data: z.object({
    inviteAction: z.nullable(action),
    actionText: z.string(),
    parent: z.object({ initials: z.string(), fullName: z.string(), memberType: z.string() }),
    members: z.array(entity.familyMember),
    /** Of the caller, while they can be used; the newest first. */
    invitations: z.array(
      z.object({
        id: z.uuid(),
        /** Where it was mailed; null for a link. */
        email: z.nullable(z.string()),
        /** ISO 8601 */
        expiresAt: z.string(),
      }),
    ),
  }),
  errors: ['FAMILY_PLAN_REQUIRED', 'PACKAGES_SUSPENDED'],
});

/** ENTITY-52. An invitation for one person, valid for seven days; a second call within a minute returns the same. */
export const familyInvite = call({
  name: 'auth.familyInvite',
  part: 'family',
  service: 'auth',
  method: 'GET',
  paths: ['/family-sharing/invite'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  priority: 'extra',
  data: z.object({ joinUrl: z.string() }),
  errors: ['FAMILY_PLAN_REQUIRED', 'FAMILY_FULL', 'ALREADY_IN_FAMILY'],
});

/** Mails an invitation for one person. The same address is mailed once an hour, however often it is asked for. */
export const familyInviteMail = call({
  name: 'auth.familyInviteMail',
  part: 'family',
  service: 'auth',
  method: 'POST',
  paths: ['/family-sharing/invite-mail'],
  own: true,
  access: 'member',
  kids: false,
  limit: 'by-service',
  priority: 'extra',
  body: z.object({ email: email() }),
  data: z.null(),
  errors: ['FAMILY_PLAN_REQUIRED', 'FAMILY_FULL', 'ALREADY_IN_FAMILY', 'KIDS_PROFILE'],
});

export const familyValidate = call({
  name: 'auth.familyValidate',
  part: 'family',
  service: 'auth',
  method: 'GET',
  paths: ['/family-sharing/validate'],
  access: 'public',
  limit: 'by-service',
  query: z.object({ token: linkToken() }),
  data: z.object({
    actionText: z.string(),
    message: z.string(),
    joinAction: z.object({
      buttonText: z.string(),
      actionType: z.enum(['join', 'login', 'other']),
      warningTitle: z.nullable(z.string()),
      warningText: z.nullable(z.string()),
    }),
  }),
  errors: ['LINK_DAMAGED', 'FAMILY_TOKEN_INVALID'],
});

/** Idempotent for the same invitation. */
export const familyJoin = call({
  name: 'auth.familyJoin',
  part: 'family',
  service: 'auth',
  method: 'GET',
  paths: ['/family-sharing/join'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  query: z.object({ token: linkToken() }),
  data: z.null(),
  errors: ['LINK_DAMAGED', 'FAMILY_TOKEN_INVALID', 'FAMILY_FULL', 'ALREADY_IN_FAMILY'],
});

/** The owner removes a member; a member leaves with its own `userId`. Idempotent. */
export const familyRemoveMember = call({
  name: 'auth.familyRemoveMember',
  part: 'family',
  service: 'auth',
  method: 'DELETE',
  paths: ['/family-sharing/remove-member'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  query: z.object({ memberId: z.uuid() }),
  data: z.null(),
  errors: ['KIDS_PROFILE', 'NOT_FOUND'],
});

/** Ends an invitation before anybody uses it. Idempotent. */
export const familyWithdrawInvite = call({
  name: 'auth.familyWithdrawInvite',
  part: 'family',
  service: 'auth',
  method: 'DELETE',
  paths: ['/family-sharing/withdraw-invite'],
  own: true,
  access: 'member',
  kids: false,
  limit: 'by-service',
  query: z.object({ invitationId: z.uuid() }),
  data: z.null(),
  errors: ['KIDS_PROFILE', 'NOT_FOUND'],
});
