import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COOKIES, readCookie, removeCookie } from '#app/browser/cookies.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { ACCOUNT, renderApp, START } from '#app/testing/app.tsx';
import { ProfilesPage } from './profiles-page.tsx';

const profile = (id: number, profileType: Profile['profileType']): Profile => ({
  id,
  profileId: id,
  profileName: `Profile ${id}`,
  avatarId: 'star',
  langCode: 'en',
  autoNextEpisode: true,
  autoPreview: true,
  profileType,
  isDefaultProfile: profileType === 'ADULT',
  hasPin: false,
  screenTime: null,
});
const PROFILES = [profile(1, 'KIDS'), profile(2, 'ADULT')];

function open(MULTI_PROFILE_ENABLED: string, query = '?redirectUrl=%2Fdetail%2Fnur') {
  renderApp(<ProfilesPage profiles={PROFILES} />, {
    path: `/profiles${query}`,
    start: {
      account: { ...ACCOUNT, userProfile: PROFILES },
      config: { ...START.config, MULTI_PROFILE_ENABLED },
    },
  });
}
const dismiss = () => screen.queryByRole('button', { name: 'Not now' });

beforeEach(() => removeCookie(COOKIES.profile));
afterEach(cleanup);

test('the choice can be dismissed for the default profile, on this device for good', async () => {
  open('false');
  await userEvent.click(dismiss() as HTMLElement);
  expect(readCookie(COOKIES.profile)).toBe('2');
});

test('it cannot where it is required, and was not offered to who opened the page', () => {
  open('true');
  expect(dismiss()).toBeNull();
  cleanup();
  open('false', '');
  expect(dismiss()).toBeNull();
});
