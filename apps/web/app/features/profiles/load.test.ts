// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { loadEditor, loadProfiles } from './load.ts';

const profile = (id: number): Profile => ({
  id,
  profileId: id,
  profileName: `Profile ${id}`,
  avatarId: 'star',
  langCode: 'en',
  autoNextEpisode: true,
  autoPreview: true,
  audioDescription: false,
  subtitlesForDeaf: false,
  profileType: 'ADULT',
  isDefaultProfile: id === 1,
  hasPin: false,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
});
const avatar = (avatarId: string) => ({
  avatarId,
  imageUrl: `/${avatarId}.png`,
  profileType: 'ADULT',
});
const args = (id?: string) => ({ params: { id }, query: new URLSearchParams() });
const answers = (list: object) => ({
  '/auth/auth/user-profile/list': list,
  '/auth/auth/user-profile/avatar-list': { data: [avatar('star'), avatar('moon')] },
  '/auth/auth/user-profile/v2/available-avatar': { data: [avatar('moon')] },
});
const FOUND = answers({ data: [profile(1), profile(2)] });
const GUEST = answers(refused(401, 'UNAUTHORIZED', 'Log in first.'));
const AWAY = answers(refused(503, 'UNEXPECTED', 'Not now.'));

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

test('a member has profiles, a guest has none, and a failure is one', async () => {
  scriptNetwork(FOUND);
  expect((await loadProfiles(browserApi)).profiles?.map(({ id }) => id)).toEqual([1, 2]);
  scriptNetwork(GUEST);
  expect(await loadProfiles(browserApi)).toEqual({ profiles: null });
  scriptNetwork(AWAY);
  await expect(loadProfiles(browserApi)).rejects.toMatchObject({ status: 503 });
});

test('the editor has the profile of the address, the avatars, and which of them are free', async () => {
  scriptNetwork(FOUND);
  const { editor } = await loadEditor(browserApi, args('2'));
  expect(editor?.profile?.id).toBe(2);
  expect(editor?.avatars.map(({ avatarId }) => avatarId)).toEqual(['star', 'moon']);
  expect(editor?.free).toEqual(['moon']);
  expect((await loadEditor(browserApi, args())).editor?.profile).toBeNull();
  scriptNetwork(GUEST);
  expect(await loadEditor(browserApi, args('2'))).toEqual({ editor: null });
});

test('a profile that is not of the account is not found', async () => {
  scriptNetwork(FOUND);
  await expect(loadEditor(browserApi, args('9'))).rejects.toMatchObject({ init: { status: 404 } });
});
