import { act, cleanup, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import type { Account } from '#app/data/start/start.ts';
import { type ModalParams, useModals } from '#app/domain/prompt/modal-store.ts';
import { hasStoredNotification, useNotifications } from '#app/domain/prompt/notification-store.ts';
import { keepSearch, recentSearches } from '#app/domain/search/recent.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { useEnterProfile } from './enter.ts';
import { useLogOut } from './use-log-out.ts';

/** The call that enters a profile. */
const SELECT = (id: number) => `/auth/auth/user-profile/${id}/select`;
const LOG_OUT = '/auth/auth/logout';
const assign = vi.fn<(address: string) => void>();
const profile = (id: number, over: Partial<Profile> = {}): Profile => ({
  id,
  profileId: id,
  profileName: `Profile ${id}`,
  avatarId: 'star',
  langCode: 'ar',
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
  ...over,
});
const ADULT = profile(1);
const CHILD = profile(3, { profileType: 'KIDS' });
const LOCKED = profile(4, { hasPin: true });

beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  writeCookie(COOKIES.token, 'access');
  sessionStorage.clear();
  assign.mockReset();
  useModals.setState({ modal: null, below: [] });
  useNotifications.setState({ shown: [] });
  vi.stubGlobal('location', { ...window.location, protocol: 'http:', assign });
});
type Entering = ReturnType<typeof useEnterProfile>;
interface Visit {
  redirectUrl?: string | null;
  /** The profile in use. */
  from?: Profile;
  account?: Partial<Account>;
}

/** The hooks on a page of a member. */
function visit({ redirectUrl = '/:lang/detail/nur', from = ADULT, account = {} }: Visit = {}) {
  const hooks = {} as { entering: Entering; logOut: () => Promise<void> };
  function Page() {
    Object.assign(hooks, { entering: useEnterProfile(redirectUrl), logOut: useLogOut() });
    return null;
  }
  renderApp(<Page />, {
    start: {
      account: { ...ACCOUNT, userProfile: [ADULT, CHILD, LOCKED], ...account },
      profileId: from.id,
    },
  });
  return hooks;
}
async function enterFrom(to: Profile, from?: Visit): Promise<void> {
  const { entering } = visit(from);
  await act(() => entering.enter(to));
}
async function logOutFrom(from: Visit): Promise<void> {
  const { logOut } = visit(from);
  await act(() => logOut());
}
type Answer = Parameters<typeof scriptNetwork>[0][string];
const selecting = (answer: Answer) =>
  scriptNetwork(Object.fromEntries([1, 3, 4].map((id) => [SELECT(id), answer])));
const entered = (to: Profile) => tokens({ profile: to });
const lock = () => useModals.getState().modal as { name: string; params: ModalParams['enterPin'] };
const said = () => useNotifications.getState().shown.map(({ text }) => text);

describe('a profile', () => {
  test('is entered with its token, cookie and language, and the page is loaded anew', async () => {
    const sent = selecting(entered(LOCKED));
    const hooks = visit();
    localStorage.removeItem('kandil_session');
    keepSearch('nur');
    await act(() => hooks.entering.enter(LOCKED));
    // What the profile before it did is not shown, and other tabs notice the change.
    expect(recentSearches()).toEqual([]);
    expect(localStorage.getItem('kandil_session')).not.toBeNull();
    expect(sent[0]?.path).toBe(SELECT(4));
    expect(readCookie(COOKIES.profile)).toBe('4');
    expect(readCookie(COOKIES.language)).toBe('ar');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/ar/detail/nur');
    expect(hooks.entering.entering).toBe(4);
  });

  test('whose language is unknown is in English', async () => {
    selecting(entered(profile(1, { langCode: 'xx' })));
    const hooks = visit({ redirectUrl: '/:lang' });
    await act(() => hooks.entering.enter(ADULT));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en');
  });

  test('is entered once, until the page comes back', async () => {
    const sent = selecting(() => new Promise(() => undefined));
    const hooks = visit();
    act(() => void hooks.entering.enter(ADULT));
    act(() => void hooks.entering.enter(LOCKED));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(hooks.entering.entering).toBe(1);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(hooks.entering.entering).toBeNull();
    act(() => void hooks.entering.enter(LOCKED));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('of a child gets home with a message where its page does not exist', async () => {
    const page = (status: number) => {
      selecting(entered(CHILD));
      const { fetch } = globalThis;
      vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
        if (init?.method !== 'HEAD') return fetch(address, init);
        if (status === 0) throw new TypeError('fetch failed');
        return new Response(null, { status });
      });
    };
    page(404);
    await enterFrom(CHILD);
    expect(assign).toHaveBeenLastCalledWith('/');
    expect(hasStoredNotification()).toBe(true);
    cleanup();
    sessionStorage.clear();
    for (const status of [200, 0]) {
      page(status);
      await enterFrom(CHILD);
      expect(assign).toHaveBeenLastCalledWith('/ar/detail/nur');
      expect(hasStoredNotification()).toBe(false);
      cleanup();
    }
  });

  test('that has a PIN is entered with it', async () => {
    selecting(refused(403, 'PIN_REQUIRED', 'Enter the PIN.'));
    const hooks = visit();
    await act(() => hooks.entering.enter(LOCKED));
    expect(lock()).toMatchObject({
      name: 'enterPin',
      params: { name: 'Profile 4', reason: 'enter', ways: ['pin'] },
    });
    expect(hooks.entering.entering).toBeNull();
    const again = selecting(entered(LOCKED));
    await act(() => lock().params.enter({ pin: '1234' }));
    expect(again[0]).toMatchObject({ path: SELECT(4), body: { pin: '1234' } });
    expect(assign).toHaveBeenCalledOnce();
  });

  test('of a child is left by its PIN or the password, which an account may not have', async () => {
    selecting(refused(403, 'PIN_REQUIRED', 'Enter the PIN.'));
    await enterFrom(ADULT, { from: CHILD });
    const leave = { name: 'Profile 3', reason: 'leave' };
    expect(lock().params).toMatchObject({ ...leave, ways: ['pin', 'password'] });
    cleanup();
    await enterFrom(ADULT, { from: CHILD, account: { hasPassword: false } });
    expect(lock().params).toMatchObject({ ...leave, ways: ['pin'] });
    cleanup();
    selecting(refused(403, 'PASSWORD_REQUIRED', 'Enter the password.'));
    await enterFrom(ADULT, { from: CHILD });
    expect(lock().params).toMatchObject({ ...leave, ways: ['password'] });
  });

  test('that fails otherwise says why', async () => {
    selecting(refused(503, 'UNEXPECTED', 'Not now.'));
    const hooks = visit();
    await act(() => hooks.entering.enter(ADULT));
    expect(said()).toEqual(['Not now.']);
    expect(useModals.getState().modal).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('log-out', () => {
  test('ends the session and opens home as a new document', async () => {
    scriptNetwork({ [LOG_OUT]: { data: null } });
    const hooks = visit();
    await act(() => hooks.logOut());
    expect(useModals.getState().modal).toMatchObject({ name: 'loading', preventClosing: true });
    expect(readCookie(COOKIES.token)).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  });

  test('of a child asks for a proof, and says other errors', async () => {
    scriptNetwork({ [LOG_OUT]: refused(403, 'PIN_REQUIRED', 'Enter the PIN.') });
    await logOutFrom({ from: CHILD });
    expect(lock()).toMatchObject({
      name: 'enterPin',
      params: { name: 'Profile 3', reason: 'logOut', ways: ['pin', 'password'] },
    });
    expect(assign).not.toHaveBeenCalled();
    const sent = scriptNetwork({ [LOG_OUT]: { data: null } });
    await act(() => lock().params.enter({ pin: '1234' }));
    expect(sent[0]?.body).toMatchObject({ pin: '1234' });
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
    cleanup();
    writeCookie(COOKIES.token, 'access');
    useModals.setState({ modal: null, below: [] });
    scriptNetwork({ [LOG_OUT]: refused(503, 'UNEXPECTED', 'Not now.') });
    await logOutFrom({ from: CHILD });
    expect(said()).toEqual(['Not now.']);
    expect(useModals.getState().modal).toBeNull();
    expect(assign).toHaveBeenCalledOnce();
  });
});
