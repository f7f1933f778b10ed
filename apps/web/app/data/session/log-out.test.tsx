import { content } from '@kandil/contract';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useMyListStore } from '#app/domain/title/my-list-store.ts';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { browserApi } from '../client/api.ts';
import { usePlaces, useProgress } from '../progress/progress.ts';
import { storeReport } from '../writes/stored-reports.ts';
import { browserCache } from '#app/browser/local-cache.ts';
import { COOKIES, readCookie, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { logOut } from './log-out.ts';
import { keepTokens } from './session.ts';

const LASTING = [COOKIES.device, COOKIES.consent, 'kandil_player_volume'] as const;

beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) writeCookie(cookie, `value-of-${cookie}`);
  for (const cookie of [
    'kandil_subtitle_language',
    'kandil_subtitle_enabled',
    'kandil_player_volume',
  ] as const)
    writeCookie(cookie, `value-of-${cookie}`);
  removeCookie(COOKIES.tokenExpiry);
  keepTokens({ accessToken: 'access', refreshToken: null, expiresIn: 900 }, true);
});

describe('logging out', () => {
  test(
    'calls the server as the member, and only then clears token, profile and expiry',
    { tags: ['LOGIN-14', 'LOGIN-15', 'STATE-31'] },
    async () => {
      let seen: (string | null)[] = [];
      const sent = scriptNetwork({
        '/auth/auth/logout': () => {
          seen = [COOKIES.token, COOKIES.profile, COOKIES.tokenExpiry].map(readCookie);
          return {};
        },
      });
      await logOut();
      expect(sent).toMatchObject([
        { method: 'POST', path: '/auth/auth/logout', token: 'access', body: { platform: 'web' } },
      ]);
      expect(seen).not.toContain(null);
      expect([COOKIES.token, COOKIES.profile, COOKIES.tokenExpiry].map(readCookie)).toEqual([
        null,
        null,
        null,
      ]);
    },
  );

  test(
    'clears the subtitle and language cookies and leaves what is not the member’s',
    { tags: ['LOGIN-16'] },
    async () => {
      scriptNetwork({ '/auth/auth/logout': {} });
      await logOut();
      expect(
        (['kandil_subtitle_language', 'kandil_subtitle_enabled', COOKIES.language] as const).map(
          readCookie,
        ),
      ).toEqual([null, null, null]);
      expect(LASTING.map(readCookie)).not.toContain(null);
    },
  );

  test('works with a server that is out of reach, but not for a child', async () => {
    scriptNetwork({ '/auth/auth/logout': 'offline' });
    await expect(logOut({}, true)).rejects.toThrow('Unexpected error happened');
    expect(readCookie(COOKIES.token)).toBe('access');
    await logOut();
    expect(readCookie(COOKIES.token)).toBeNull();
  });

  test.each(['PIN_REQUIRED', 'PASSWORD_REQUIRED'] as const)(
    'from a child’s profile without a proof stays there: %s',
    async (code) => {
      const sent = scriptNetwork({ '/auth/auth/logout': refused(403, code, 'For grown-ups.') });
      await expect(logOut()).rejects.toThrow('For grown-ups.');
      await expect(logOut({ pin: '1453' })).rejects.toThrow('For grown-ups.');
      expect(sent.map(({ body }) => body)).toEqual([
        { platform: 'web' },
        { platform: 'web', pin: '1453' },
      ]);
      expect(readCookie(COOKIES.token)).toBe('access');
    },
  );

  test('a service at its limit keeps only a child inside', async () => {
    scriptNetwork({ '/auth/auth/logout': refused(429, 'TOO_MANY_REQUESTS', 'Please wait.') });
    await expect(logOut({ pin: '1453' }, true)).rejects.toThrow('Please wait.');
    await logOut();
    expect(readCookie(COOKIES.token)).toBeNull();
  });

  test('empties the lists of the member', { tags: ['LOGIN-19'] }, async () => {
    scriptNetwork({
      '/auth/auth/logout': {},
      '/content/favoriteSeries/addToMyList': { data: { seriesId: 7, inMyList: true } },
    });
    await useMyListStore.getState().put(7, true);
    await logOut();
    expect(useMyListStore.getState().known.size).toBe(0);
  });

  test(
    'empties the progress of the member: nothing of it is shown afterwards',
    { tags: ['LOGIN-20'] },
    async () => {
      scriptNetwork({ '/auth/auth/logout': {} });
      const lastUpdateTimestamp = '2026-11-20T12:00:00.000Z';
      const place = { videoId: 7, lastSec: 300, duration: 600, lastUpdateTimestamp };
      const { result } = renderHook(() => useProgress(7, null));
      act(() => usePlaces.setState({ places: new Map([[7, place]]) }));
      expect(result.current).toEqual(place);
      await act(() => logOut());
      expect(result.current).toBeNull();
      expect(usePlaces.getState().places.size).toBe(0);
    },
  );

  test(
    'empties the positions that the service does not know yet',
    { tags: ['LOGIN-20'] },
    async () => {
      scriptNetwork({ '/auth/auth/logout': {} });
      const eventTime = '2026-11-20T12:00:00.000Z';
      storeReport({ videoId: 7, event: 'PAUSE', lastSec: 60, eventTime });
      expect(browserCache.get('reports')).not.toBeNull();
      await logOut();
      expect(browserCache.get('reports')).toBeNull();
    },
  );

  test('rows that carried progress are asked for again', async () => {
    const sent = scriptNetwork({
      '/auth/auth/logout': {},
      '/content/v3/breakdowns': { data: [], meta: { totalCount: 0, offset: 0, limit: 20 } },
    });
    await browserApi(content.breakdowns, {});
    await browserApi(content.breakdowns, {});
    expect(sent).toHaveLength(1);
    await logOut();
    await browserApi(content.breakdowns, {});
    expect(sent.map(({ path, token }) => [path, token])).toEqual([
      ['/content/v3/breakdowns', 'access'],
      ['/auth/auth/logout', 'access'],
      ['/content/v3/breakdowns', null],
    ]);
  });
});
