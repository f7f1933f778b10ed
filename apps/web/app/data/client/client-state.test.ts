import { describe, expect, test } from 'vitest';
import { ACCOUNT, START } from '#app/testing/app.tsx';
import { clientState } from './client-state.ts';
import type { Profile } from '../start/profile-rule.ts';

const profile = (id: number, isDefaultProfile: boolean): Profile => ({
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
  isDefaultProfile,
  hasPin: false,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
});
const child = profile(1, false);
const main = profile(2, true);
const account = { ...ACCOUNT, userProfile: [child, main] };

describe('the state of the client', () => {
  test('says that its platform is web', { tags: ['ENTITY-63'] }, () => {
    expect(clientState(START).platform).toBe('web');
  });

  test(
    'says what shows it, who there is, who is watching and who would be by default',
    { tags: ['ENTITY-64'] },
    () => {
      expect(clientState({ account, profileId: 1, parentPlatform: 'app' })).toMatchObject({
        parentPlatform: 'app',
        profiles: [child, main],
        currentProfile: child,
        defaultProfile: main,
      });
    },
  );

  test('has no member for a guest', { tags: ['ENTITY-64'] }, () => {
    expect(clientState(START)).toMatchObject({
      parentPlatform: null,
      profiles: [],
      currentProfile: null,
      defaultProfile: null,
    });
  });

  test('a profile that the account no longer has is ignored, and the first one replaces a missing default', () => {
    const alone = { ...ACCOUNT, userProfile: [child] };
    expect(clientState({ account: alone, profileId: 9, parentPlatform: null })).toMatchObject({
      currentProfile: null,
      defaultProfile: child,
    });
  });
});
