import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, languageCode, text } from '../fields.ts';
import * as entity from './entities.ts';

const fields = {
  profileName: text(64, 1),
  avatarId: text(40, 1),
  langCode: languageCode(),
  autoNextEpisode: z.boolean(),
  autoPreview: z.boolean(),
  profileType: z.enum(entity.PROFILE_TYPES),
};

export const profileList = call({
  name: 'auth.profileList',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/user-profile/list'],
  access: 'member',
  data: z.array(entity.profile),
});

export const profileAdd = call({
  name: 'auth.profileAdd',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/user-profile/add'],
  access: 'member',
  body: z.object({
    ...fields,
    autoNextEpisode: z._default(z.boolean(), true),
    autoPreview: z._default(z.boolean(), true),
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
  params: z.object({ id: id() }),
  body: z.partial(z.object(fields)),
  data: entity.profile,
});

export const profileDelete = call({
  name: 'auth.profileDelete',
  service: 'auth',
  method: 'DELETE',
  paths: ['/auth/user-profile/:id'],
  access: 'member',
  params: z.object({ id: id() }),
  data: z.object({ id: z.number() }),
  errors: ['PROFILE_IN_USE'],
});

export const avatarList = call({
  name: 'auth.avatarList',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/user-profile/avatar-list'],
  access: 'member',
  query: z.object({ profileType: z.optional(z.enum(entity.PROFILE_TYPES)) }),
  data: z.array(entity.avatar),
});

/** Avatars no profile of the account uses yet. */
export const avatarAvailable = call({
  name: 'auth.avatarAvailable',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/user-profile/v2/available-avatar'],
  access: 'member',
  data: z.array(entity.avatar),
});
