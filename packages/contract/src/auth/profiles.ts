import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, languageCode, text } from '../fields.ts';
import { ageStep, USUAL_AGE } from '../child-limits.ts';
import { screenTime } from '../screen-time.ts';
import * as entity from './entities.ts';
import { LEAVING_ERRORS, leavingProof, pin } from './leaving.ts';

const fields = {
  profileName: text(64, 1),
  avatarId: text(40, 1),
  langCode: languageCode(),
  autoNextEpisode: z.boolean(),
  autoPreview: z.boolean(),
  audioDescription: z.boolean(),
  subtitlesForDeaf: z.boolean(),
  profileType: z.enum(entity.PROFILE_TYPES),
  screenTime: z.nullable(screenTime),
  /** It counts while the profile is a child's. */
  maxAge: ageStep,
};

export const profileList = call({
  name: 'auth.profileList',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/user-profile/list'],
  access: 'member',
  limit: 'by-service',
  data: z.array(entity.profile),
});

export const profileAdd = call({
  name: 'auth.profileAdd',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/user-profile/add'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  body: z.object({
    ...fields,
    autoNextEpisode: z._default(z.boolean(), true),
    autoPreview: z._default(z.boolean(), true),
    audioDescription: z._default(z.boolean(), false),
    subtitlesForDeaf: z._default(z.boolean(), false),
    screenTime: z._default(z.nullable(screenTime), null),
    maxAge: z._default(ageStep, USUAL_AGE),
    profileType: z._default(z.enum(entity.PROFILE_TYPES), 'ADULT'),
  }),
  data: entity.profile,
  errors: ['PROFILE_LIMIT'],
});

export const profileEdit = call({
  name: 'auth.profileEdit',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/user-profile/:id'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  params: z.object({ id: id() }),
  body: z.partial(z.object(fields)),
  data: entity.profile,
  errors: ['PROFILE_IN_USE', 'NOT_FOUND'],
});

export const profileDelete = call({
  name: 'auth.profileDelete',
  service: 'auth',
  method: 'DELETE',
  paths: ['/auth/user-profile/:id'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  params: z.object({ id: id() }),
  data: z.object({ id: z.number() }),
  errors: ['PROFILE_IN_USE', 'NOT_FOUND'],
});

export const avatarList = call({
  name: 'auth.avatarList',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/user-profile/avatar-list'],
  access: 'member',
  limit: 'by-service',
  query: z.object({ profileType: z.optional(z.enum(entity.PROFILE_TYPES)) }),
  data: z.array(entity.avatar),
});

/** Avatars that no profile of the account uses. */
export const avatarAvailable = call({
  name: 'auth.avatarAvailable',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/user-profile/v2/available-avatar'],
  access: 'member',
  limit: 'by-service',
  data: z.array(entity.avatar),
});

/**
 * Selects the session's profile: the answer's token carries it. An adult profile with a PIN needs it to be entered. A
 * child's profile needs its PIN, or the account's password, to be left for one without a PIN.
 */
export const profileSelect = call({
  name: 'auth.profileSelect',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/user-profile/:id/select'],
  access: 'member',
  limit: 'by-service',
  own: true,
  params: z.object({ id: id() }),
  body: z.object(leavingProof),
  data: z.object({
    token: z.string(),
    accessToken: z.string(),
    /** Seconds. */
    expiresIn: z.number(),
    profile: entity.profile,
  }),
  errors: [...LEAVING_ERRORS, 'NOT_FOUND'],
});

/** Sets, changes or, with null, removes the PIN of a profile; needs the account's password. */
export const profilePin = call({
  name: 'auth.profilePin',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/user-profile/:id/pin'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  own: true,
  params: z.object({ id: id() }),
  body: z.object({ pin: z.nullable(pin()), password: text(128, 1) }),
  data: entity.profile,
  errors: ['WRONG_PASSWORD', 'PASSWORD_MISSING', 'BUSY', 'NOT_FOUND'],
});
