import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserCache } from '#app/browser/local-cache.ts';
import { COOKIES, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { cacheGood } from '#app/data/pages/stale-fallback.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { storeReport } from '#app/data/writes/stored-reports.ts';
import { storePrayer } from '#app/domain/prayer/stored.ts';
import { FIRST_SETTINGS } from '#app/domain/prayer/settings.ts';
import { notifyAfterLoad, useNotifications } from '#app/domain/prompt/notification-store.ts';
import { ACCOUNT, renderApp, START } from '#app/testing/app.tsx';
import { scriptNetwork, type SentRequest } from '#app/testing/network.ts';
import { AccountCareHost } from './account-care-host.tsx';
import { noteContinues } from './note-continues.ts';
import { PrayerHost } from './prayer-host.tsx';
import { useActivationAddress } from './use-activation-address.ts';
import { useStoredReports } from './use-stored-reports.ts';

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

let sent: SentRequest[] = [];
beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  forgetMemberData();
  sessionStorage.clear();
  useNotifications.setState({ shown: [] });
  sent = scriptNetwork({});
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (_name: string, ...rest: unknown[]) =>
        (rest.at(-1) as (lock: object) => unknown)({}),
    },
  });
});
describe('what the shell does for members', () => {
  const keep = () =>
    storeReport({ videoId: 7, event: 'HEARTBEAT', lastSec: 40, eventTime: '2026-11-20T12:00:00Z' });
  const loaded = () => act(async () => void (await import('./account-care.ts')));

  test('is loaded for a member, not for a guest', async () => {
    writeCookie(COOKIES.token, 'access');
    keep();
    renderApp(<AccountCareHost />);
    await loaded();
    expect(sent).toEqual([]);
    cleanup();
    renderApp(<AccountCareHost />, { start: { account: ACCOUNT } });
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('is loaded for an address with a query: a code opens the activation', async () => {
    const { router } = renderApp(<AccountCareHost />, { path: '/my-list?code=123456' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/activate/123456'));
  });

  test('is loaded for a message that the last page left', async () => {
    notifyAfterLoad('info', 'Welcome back');
    renderApp(<AccountCareHost />);
    await waitFor(() => expect(useNotifications.getState().shown).toHaveLength(1));
  });
});

describe('a code in the address', () => {
  function Page() {
    useActivationAddress();
    return null;
  }
  const leadsTo = async (path: string) => {
    const { router } = renderApp(<Page />, { path });
    await act(async () => {});
    const { pathname } = router.state.location;
    cleanup();
    return [pathname, router.state.historyAction];
  };

  test('of an activation opens its page, in any digits; another one belongs to somebody else', async () => {
    expect(await leadsTo('/my-list?code=123456')).toEqual(['/activate/123456', 'REPLACE']);
    expect(await leadsTo('/?code=١٢٣٤٥٦')).toEqual(['/activate/123456', 'REPLACE']);
    expect(await leadsTo('/sign-in/google?code=4/0AbCd')).toEqual(['/sign-in/google', 'POP']);
    expect(await leadsTo('/my-list?code=1234567')).toEqual(['/my-list', 'POP']);
    expect(await leadsTo('/my-list?code=12345678')).toEqual(['/my-list', 'POP']);
    expect(await leadsTo('/my-list')).toEqual(['/my-list', 'POP']);
    expect(await leadsTo('/activate/1?code=123456')).toEqual(['/activate/1', 'POP']);
  });
});

describe('reports that could not be sent', () => {
  function Page() {
    useStoredReports();
    return null;
  }
  const keep = () =>
    storeReport({ videoId: 7, event: 'HEARTBEAT', lastSec: 40, eventTime: '2026-11-20T12:00:00Z' });

  test('are sent when the member returns and when the connection does, not by a guest', async () => {
    writeCookie(COOKIES.token, 'access');
    keep();
    renderApp(<Page />);
    window.dispatchEvent(new Event('online'));
    await act(async () => {});
    expect(sent).toEqual([]);
    cleanup();
    renderApp(<Page />, { start: { account: ACCOUNT } });
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => {});
    keep();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent.length).toBeGreaterThan(1));
    await act(async () => {});
    cleanup();
    const { length } = sent;
    keep();
    window.dispatchEvent(new Event('online'));
    await act(async () => {});
    expect(sent).toHaveLength(length);
  });
});

describe('room for Continue Watching in the next document', () => {
  const HOME = JSON.stringify(['home', {}]);
  const home = (...rows: object[]) => ({ rows: { items: rows } });
  const continues = home({ type: 'CONTINUE_WATCH', videoResources: [{}] });
  const noted = () => browserCache.get('continues') !== null;

  test('is noted while home has the row with a title, for members', () => {
    window.boot = {
      state: { loaderData: { root: { ...START, account: ACCOUNT } }, errors: null },
    } as unknown as typeof window.boot;
    noteContinues();
    cacheGood(JSON.stringify(['home', { id: 'films' }]), continues);
    cacheGood(JSON.stringify(['my list', {}]), continues);
    expect(noted()).toBe(false);
    cacheGood(HOME, continues);
    expect(noted()).toBe(true);
    cacheGood(HOME, home({ type: 'CONTINUE_WATCH', videoResources: [] }));
    expect(noted()).toBe(false);
    cacheGood(HOME, continues);
    cacheGood(HOME, home({ type: 'NEW_EPISODES', videoResources: [{}] }));
    expect(noted()).toBe(false);
    cacheGood(HOME, continues);
    forgetMemberData();
    expect(noted()).toBe(false);
  });
});

describe('prayer times', () => {
  const place = {
    country: 'TR',
    zone: 'Europe/Istanbul',
    latitude: 41.01,
    longitude: 28.98,
    city: 'TR Istanbul',
  };
  const switchOn = () => storePrayer({ ...FIRST_SETTINGS, place, ramadan: 'on' });

  test('are loaded where they are switched on, also in another tab', async () => {
    document.cookie = 'kandil_consent=functionality';
    vi.useFakeTimers({ now: Date.parse('2027-02-10T12:00:00+03:00'), toFake: ['Date'] });
    renderApp(<PrayerHost />, { path: '/' });
    await act(async () => void (await import('#app/features/prayer/prayer.tsx')));
    const isThere = () => document.body.textContent !== '';
    expect(isThere()).toBe(false);
    act(switchOn);
    await waitFor(() => expect(isThere()).toBe(true));
    cleanup();
    renderApp(<PrayerHost />, { path: '/' });
    await waitFor(() => expect(isThere()).toBe(true));
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(isThere()).toBe(false);
    vi.useRealTimers();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
