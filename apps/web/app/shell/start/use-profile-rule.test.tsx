import { cleanup, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import type { Start } from '#app/data/start/start.ts';
import { PAGE_ROUTES } from '#app/pages.ts';
import { InEnglish, ACCOUNT, START } from '#app/testing/app.tsx';
import { useProfileRule } from './use-profile-rule.ts';

const reload = vi.fn<() => void>();
const profile = (id: number, over: Partial<Profile> = {}): Profile => ({
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
  isDefaultProfile: id === 2,
  hasPin: false,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
  ...over,
});

beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, protocol: 'http:', reload });
});
function Shell() {
  useProfileRule();
  return <Outlet />;
}
function open(path: string, userProfile: Profile[], over: Partial<Start> = {}, entered?: number) {
  const account = { ...ACCOUNT, userProfile, enteredProfileId: entered ?? null };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        element: <Shell />,
        loader: () => START,
        children: PAGE_ROUTES.map((route) => ({ ...route, element: <p>Page</p> })),
      },
    ],
    {
      initialEntries: [path],
      hydrationData: { loaderData: { root: { ...START, account, ...over } } },
    },
  );
  render(
    <InEnglish>
      <RouterProvider router={router} />
    </InEnglish>,
  );
  return router;
}

test('a member alone uses the default profile, which is noted', () => {
  open('/detail/nur', [profile(1), profile(2)]);
  expect(readCookie(COOKIES.profile)).toBe('2');
  expect(readCookie(COOKIES.language)).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('in the language of the profile, unless the address says one', () => {
  const own = [profile(2, { langCode: 'fa' })];
  open('/detail/nur', own, { prefix: 'en' });
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  removeCookie(COOKIES.profile);
  open('/detail/nur', [profile(2, { langCode: 'xx' })]);
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  removeCookie(COOKIES.profile);
  open('/detail/nur', own);
  expect(readCookie(COOKIES.language)).toBe('fa');
  expect(reload).toHaveBeenCalledOnce();
});

test('beside a child the choice comes first and leads back', async () => {
  const router = open('/detail/nur?from=mail', [profile(2), profile(3, { profileType: 'KIDS' })]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/profiles'));
  expect(new URLSearchParams(router.state.location.search).get('redirectUrl')).toBe(
    '/detail/nur?from=mail',
  );
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a profile that was chosen stays, and the one that the session has entered is noted', () => {
  const family = [profile(2), profile(3, { profileType: 'KIDS' })];
  writeCookie(COOKIES.profile, '2');
  const router = open('/detail/nur', family);
  expect(router.state.location.pathname).toBe('/detail/nur');
  cleanup();
  open('/detail/nur', family, {}, 3);
  expect(readCookie(COOKIES.profile)).toBe('3');
});
