import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { content } from '@kandil/contract';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { browserApi, freshenSession } from '../client/api.ts';
import { COOKIES, readCookie, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { isPersistent, keepTokens } from './session.ts';

// The browser's own locks, which jsdom has not: one after another.
let last: Promise<unknown> = Promise.resolve();
const locks = {
  request: (_name: string, work: () => unknown) => (last = last.then(work, work)),
};

const REFRESH = '/auth/public/refresh-token';
const LIST = '/content/favoriteSeries/myList';
const ENDED = refused(401, 'SESSION_ENDED', 'Please log in again.');
const reload = vi.fn<() => void>();
const token = () => readCookie(COOKIES.token);
const list = () => browserApi(content.myList, {});

/** The list, for who has a token that is good. */
const listFor = (good: string) => () =>
  token() === good
    ? { data: [], meta: { totalCount: 0, offset: 0, limit: 10 } }
    : refused(401, 'UNAUTHENTICATED', 'Please log in.');

/** What became of a call, while the clock runs. */
async function outcome(run: Promise<unknown>): Promise<string> {
  const done = run.then(
    () => 'answered',
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(120_000);
  return done;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { ...window.navigator, locks });
  vi.stubGlobal('location', { ...window.location, protocol: 'http:', reload });
  reload.mockReset();
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  keepTokens({ accessToken: 'old', refreshToken: null, expiresIn: 900 }, true);
  writeCookie(COOKIES.profile, '7');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a token that is refused', () => {
  test(
    'is exchanged, and the new one is stored as long as the old one',
    { tags: ['STATE-25'] },
    async () => {
      const sent = scriptNetwork({
        [REFRESH]: tokens({ accessToken: 'new' }),
        [LIST]: listFor('new'),
      });
      expect(await outcome(list())).toBe('answered');
      expect([token(), isPersistent(), readCookie(COOKIES.profile)]).toEqual(['new', true, '7']);
      expect(sent.map(({ path }) => path)).toEqual([LIST, REFRESH, LIST]);
    },
  );

  test('is exchanged once for everything that was refused with it', async () => {
    const sent = scriptNetwork({
      [REFRESH]: tokens({ accessToken: 'new' }),
      [LIST]: listFor('new'),
    });
    const calls = [list(), list(), list(), browserApi(content.myList, { offset: 10 })];
    expect(await outcome(Promise.all(calls))).toBe('answered');
    expect(sent.filter(({ path }) => path === REFRESH)).toHaveLength(1);
  });

  test('is not refreshed if another tab has done so', async () => {
    const sent = scriptNetwork({ [LIST]: listFor('of another tab') });
    const call = list();
    await vi.advanceTimersByTimeAsync(500);
    writeCookie(COOKIES.token, 'of another tab');
    expect(await outcome(call)).toBe('answered');
    expect(sent.map(({ path }) => path)).toEqual([LIST, LIST]);
  });

  test('is not refreshed if another tab has logged out', async () => {
    const sent = scriptNetwork({ [LIST]: listFor('new') });
    const call = list();
    await vi.advanceTimersByTimeAsync(500);
    removeCookie(COOKIES.token);
    expect(await outcome(call)).toBe('Please log in.');
    expect(sent).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a refresh that fails', () => {
  test(
    'by refusal logs out, clears token, profile and expiry, and reloads',
    { tags: ['STATE-22', 'STATE-23', 'STATE-24'] },
    async () => {
      scriptNetwork({ [REFRESH]: ENDED, [LIST]: listFor('new') });
      expect(await outcome(list())).toBe('Please log in.');
      expect([COOKIES.token, COOKIES.profile, COOKIES.tokenExpiry].map(readCookie)).toEqual([
        null,
        null,
        null,
      ]);
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  test(
    'an answer without a token is such a failure, and is reported under a separate name',
    { tags: ['ERROR-13', 'ERROR-14', 'ERROR-19'] },
    async () => {
      const warnings = vi.spyOn(console, 'warn').mockReturnValue();
      scriptNetwork({
        [REFRESH]: tokens({ accessToken: null, token: null }),
        [LIST]: listFor('new'),
      });
      await outcome(list());
      expect(token()).toBeNull();
      expect(warnings.mock.calls.flat()).toContainEqual(
        expect.objectContaining({ kind: 'refresh-token', clientCode: 'E.7' }),
      );
      // The schema check of this answer is asynchronous; its warning must not appear in a later test.
      await vi.waitFor(() => expect(warnings).toHaveBeenCalledTimes(2), { timeout: 30_000 });
    },
  );

  test.each<[string, 'offline' | ReturnType<typeof refused>]>([
    ['the network', 'offline'],
    ['a server in trouble', refused(503, 'UNAVAILABLE', 'Please try again.')],
    ['too many of them', refused(429, 'TOO_MANY_REQUESTS', 'Please wait.')],
    ['somebody between, who says no', { status: 403, message: 'Blocked by the café' }],
  ])('for %s logs nobody out, and the next try works', async (_, fault) => {
    let tries = 0;
    scriptNetwork({
      [REFRESH]: () => {
        if (++tries > 2) return tokens({ accessToken: 'new' });
        if (fault === 'offline') throw new TypeError('fetch failed');
        return fault;
      },
      [LIST]: listFor('new'),
    });
    expect(await outcome(list())).toBe('answered');
    expect([tries, token()]).toEqual([3, 'new']);
    expect(reload).not.toHaveBeenCalled();
  });

  test('eight times logs nobody out either: the caller gets the 401', async () => {
    const sent = scriptNetwork({ [REFRESH]: 'offline', [LIST]: listFor('new') });
    expect(await outcome(list())).toBe('Please log in.');
    expect(sent.filter(({ path }) => path === REFRESH)).toHaveLength(8);
    expect(token()).toBe('old');
  });
});

describe('at the start of a page', () => {
  test('a token that has run out is exchanged at once', async () => {
    keepTokens({ accessToken: 'old', refreshToken: null, expiresIn: -1 }, false);
    scriptNetwork({ [REFRESH]: tokens({ accessToken: 'new' }) });
    await freshenSession();
    expect([token(), isPersistent()]).toEqual(['new', false]);
  });

  test('one that another tab has just fetched is left alone', async () => {
    const sent = scriptNetwork({});
    await freshenSession();
    expect(sent).toEqual([]);
  });
});
