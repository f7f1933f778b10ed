import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { COOKIES, readCookie, removeCookie, writeCookie } from '#app/browser/cookies.ts';
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
  audioDescription: false,
  subtitlesForDeaf: false,
  profileType,
  isDefaultProfile: profileType === 'ADULT',
  hasPin: false,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
});
const PROFILES = [profile(1, 'KIDS'), profile(2, 'ADULT')];

function open(
  MULTI_PROFILE_ENABLED: string,
  query = '?redirectUrl=%2Fdetail%2Fnur',
  { profiles = PROFILES }: { profiles?: Profile[] } = {},
) {
  return renderApp(<ProfilesPage profiles={profiles} />, {
    path: `/profiles${query}`,
    start: {
      account: { ...ACCOUNT, userProfile: profiles },
      config: { ...START.config, MULTI_PROFILE_ENABLED },
    },
  });
}
const dismiss = () => screen.queryByRole('button', { name: 'Not now' });

beforeEach(() => removeCookie(COOKIES.profile));
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

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const family = (count: number) => Array.from({ length: count }, (_, n) => profile(n + 1, 'ADULT'));

test('managing edits a profile and leads back to the choice, with the place to go to after it', () => {
  open('false');
  expect(document.title).toMatch(/^Who is watching/);
  expect(screen.getByRole('button', { name: 'Profile 1 Kids' })).toBeTruthy();
  expect(links()).toContainEqual([
    'Manage profiles',
    '/profiles?manage&redirectUrl=%2Fdetail%2Fnur',
  ]);
  cleanup();
  open('false', '?manage&redirectUrl=%2Fdetail%2Fnur');
  expect(document.title).toMatch(/^Manage profiles/);
  expect(screen.getByRole('link', { name: 'Edit Profile 2' }).getAttribute('href')).toBe(
    '/profiles/edit/2',
  );
  expect(links()).toContainEqual(['Done', '/profiles?redirectUrl=%2Fdetail%2Fnur']);
  expect(dismiss()).toBeNull();
});

test('eight profiles are the most, which is said to who manages them', () => {
  const more = () => screen.queryByRole('link', { name: 'Add profile' });
  const most = () => screen.queryByText(/up to eight profiles/);
  open('false', '?manage', { profiles: family(7) });
  expect([more() !== null, most() !== null]).toEqual([true, false]);
  cleanup();
  open('false', '?manage', { profiles: family(8) });
  expect([more() !== null, most() !== null]).toEqual([false, true]);
  cleanup();
  open('false', '', { profiles: family(8) });
  expect([more() !== null, most() !== null]).toEqual([false, false]);
});

test('a child chooses another profile, and neither adds nor manages one', () => {
  writeCookie(COOKIES.profile, '1');
  open('false', '');
  expect(screen.getByText(/This is a children’s profile/)).toBeTruthy();
  expect(links().map(([text]) => text)).not.toContain('Manage profiles');
  expect(screen.queryByRole('link', { name: 'Add profile' })).toBeNull();
  expect(dismiss()).toBeNull();
  cleanup();
  writeCookie(COOKIES.profile, '2');
  open('false', '');
  expect(screen.queryByText(/This is a children’s profile/)).toBeNull();
});

test('a guest is asked to log in', () => {
  renderApp(<ProfilesPage profiles={null} />, { path: '/profiles' });
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});
