import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen } from '#app/data/analytics/track.ts';
import { COOKIES, readCookie, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { readAnswer } from './answer.ts';
import { comeBack } from './come-back.ts';
import type { PendingSocial } from './pending.ts';
import type { MediaType } from './providers.ts';

const LOGIN = '/auth/public/login/social-media';
const REGISTER = '/auth/public/register/social-media';
const UNEXPECTED = 'Unexpected error happened, please try again!';
const answered = (over: object = {}, created = false) => ({ ...tokens(over), meta: { created } });

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  localStorage.clear();
});

const person = vi.fn<() => Promise<{ gRecaptchaResponse?: string }>>();

/** Handles the callback with the answer of the address, and returns the outcome it called. */
async function back(mediaType: MediaType, hash: string, over: Partial<PendingSocial> = {}) {
  const outcomes = {
    onSignedIn: vi.fn<(created: boolean) => void>(),
    onProof: vi.fn<(proof: object) => void>(),
    onCancelled: vi.fn<() => void>(),
    onForeign: vi.fn<() => void>(),
    onError: vi.fn<(error: unknown) => void>(),
  };
  const pending: PendingSocial = {
    mediaType,
    purpose: 'login',
    state: 's',
    returnTo: '/',
    referenceCode: null,
    at: 0,
    ...over,
  };
  const arrival = { mediaType, ...readAnswer(mediaType, hash, '') };
  const tools = { texts: { unexpected: () => UNEXPECTED }, person };
  await comeBack({ arrival, pending, tools, now: 0 }, outcomes);
  const called = Object.entries(outcomes).filter(([, outcome]) => outcome.mock.calls.length > 0);
  expect(called).toHaveLength(1);
  const [name, outcome] = called[0] ?? [];
  return [name, outcome?.mock.calls[0]?.[0]] as const;
}

const GOOD = {
  google: '#state=s&id_token=t',
  facebook: '#state=s&access_token=t',
  APPLE: '#state=s&id_token=t',
};

describe('the callback from a provider', () => {
  test.each(['google', 'facebook', 'APPLE'] as const)(
    '%s: stores the token beyond the browser session',
    { tags: ['LOGIN-07', 'LOGIN-11', 'LOGIN-13'] },
    async (mediaType) => {
      const sent = scriptNetwork({ [LOGIN]: answered({ accessToken: 'theirs' }) });
      expect(await back(mediaType, GOOD[mediaType])).toEqual(['onSignedIn', false]);
      expect(sent).toMatchObject([{ path: LOGIN, body: { mediaType, accessToken: 't' } }]);
      expect(readCookie(COOKIES.token)).toBe('theirs');
      expect(readCookie(COOKIES.tokenExpiry)).toMatch(/p$/);
    },
  );

  test(
    'records a login event, or a sign-up event for a new account',
    { tags: ['ANALYTICS-03'] },
    async () => {
      writeCookie(COOKIES.consent, 'analytics');
      const events: object[] = [];
      const stop = listen((event) => events.push(event));
      scriptNetwork({ [LOGIN]: answered() });
      await back('google', GOOD.google);
      scriptNetwork({ [REGISTER]: answered({}, true) });
      await back('APPLE', GOOD.APPLE, { purpose: 'register' });
      stop();
      expect(events).toEqual([
        { name: 'login', method: 'google' },
        { name: 'sign_up', method: 'apple' },
      ]);
    },
  );

  test('a sign-up sends the inviter and the name from Apple', async () => {
    const sent = scriptNetwork({ [REGISTER]: answered({}, true) });
    const user = JSON.stringify({ name: { firstName: 'Nur', lastName: 'Aziz' } });
    const hash = `${GOOD.APPLE}&user=${encodeURIComponent(user)}`;
    const outcome = await back('APPLE', hash, { purpose: 'register', referenceCode: 'r7' });
    expect(outcome).toEqual(['onSignedIn', true]);
    const body = {
      mediaType: 'APPLE',
      accessToken: 't',
      referenceCode: 'r7',
      fullName: 'Nur Aziz',
    };
    expect(sent).toMatchObject([{ path: REGISTER, body }]);
  });

  test.each(['google', 'facebook', 'APPLE'] as const)(
    'a refusal logs nobody in and calls the error callback: %s',
    { tags: ['STATE-30', 'ERROR-40', 'ERROR-41'] },
    async (mediaType) => {
      writeCookie(COOKIES.token, 'somebody');
      scriptNetwork({ [LOGIN]: refused(401, 'SOCIAL_REFUSED', 'Not this way.') });
      const [name, error] = await back(mediaType, GOOD[mediaType]);
      expect([name, error]).toEqual([
        'onError',
        expect.objectContaining({ code: 'SOCIAL_REFUSED' }),
      ]);
      expect(readCookie(COOKIES.token)).toBeNull();
    },
  );

  test(
    'a failure of Google or Apple calls the error callback',
    { tags: ['ERROR-40', 'ERROR-41'] },
    async () => {
      scriptNetwork({});
      for (const mediaType of ['google', 'APPLE'] as const) {
        const failed = await back(mediaType, '#state=s&error=server_error');
        expect(failed).toEqual(['onError', UNEXPECTED]);
      }
    },
  );

  test(
    'a Facebook login that is not connected gives an error',
    { tags: ['ERROR-39'] },
    async () => {
      scriptNetwork({});
      expect(await back('facebook', '#state=s')).toEqual(['onError', UNEXPECTED]);
    },
  );

  test.each([
    ['login', LOGIN],
    ['register', REGISTER],
  ] as const)('answers a bot check once when the server requires it: %s', async (purpose, path) => {
    const sent = scriptNetwork({
      [path]: ({ body }: { body: Record<string, unknown> }) =>
        body['gRecaptchaResponse'] === 'solved'
          ? answered()
          : refused(403, 'BOT_CHECK_FAILED', 'Please try again.'),
    });
    person.mockResolvedValue({ gRecaptchaResponse: 'solved' });
    expect(await back('google', GOOD.google, { purpose })).toEqual(['onSignedIn', false]);
    expect(sent.map((request) => request.path)).toEqual([path, path]);
  });

  test('a failed bot check returns the visitor to where they started', async () => {
    scriptNetwork({ [LOGIN]: refused(403, 'BOT_CHECK_FAILED', 'Please try again.') });
    person.mockRejectedValue(new Error('offline'));
    expect((await back('google', GOOD.google))[0]).toBe('onCancelled');
  });

  test('an answer without a token is E.11', async () => {
    const warnings = vi.spyOn(console, 'warn').mockReturnValue();
    scriptNetwork({ [LOGIN]: answered({ token: '', accessToken: '' }) });
    const [, error] = await back('google', GOOD.google);
    expect(warnings).toHaveBeenCalledWith(error);
    expect(error).toMatchObject({ clientCode: 'E.11' });
    expect(readCookie(COOKIES.token)).toBeNull();
  });

  test('an account that needs proof calls the proof callback', async () => {
    const proof = { token: 'x'.repeat(43), email: 'l•••@kandil.test', methods: ['password'] };
    scriptNetwork({ [LOGIN]: refused(409, 'PROOF_REQUIRED', 'Prove it.', { proof }) });
    expect(await back('google', GOOD.google)).toEqual(['onProof', proof]);
  });

  test('a cancelled login calls the cancel callback', async () => {
    expect((await back('APPLE', '#state=s&error=user_cancelled_authorize'))[0]).toBe('onCancelled');
  });

  test("a stranger's token logs nobody in or out", async () => {
    writeCookie(COOKIES.token, 'member');
    const sent = scriptNetwork({ [LOGIN]: answered() });
    for (const hash of [
      '#id_token=t',
      '#state=theirs&id_token=t',
      '#state=theirs&error=access_denied',
    ])
      expect((await back('google', hash))[0]).toBe('onForeign');
    expect(sent).toEqual([]);
    expect(readCookie(COOKIES.token)).toBe('member');
  });
});
