import { auth } from '@kandil/contract';
import { signInByNumber } from '@kandil/contract/internal';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthApp, openAuthApp, PASSWORD } from '../../../testing/auth-app.ts';

let app: AuthApp;
beforeAll(async () => void (app = await openAuthApp()));
afterAll(() => app.close());

const freshNumber = () => `90555${randomInt(1_000_000, 9_999_999)}`;
const signIn = (msisdn: string, platform = 'web', intentId = randomUUID()) =>
  app.internal(signInByNumber, {
    msisdn,
    intentId,
    language: 'tr',
    platform,
    deviceId: 'device-9',
    timeZone: 'Europe/Istanbul',
    ip: '10.1.2.3',
    userAgent: 'A browser',
  });

test('a number without an account gets one, with a session that is complete', async () => {
  const msisdn = freshNumber();
  const { userId, tokenInfo, refreshCookie } = await signIn(msisdn);
  expect(tokenInfo).toMatchObject({ otpRequired: false, refreshToken: null });
  expect(refreshCookie?.name).toBe('kandil_rt');
  const visitor = app.visitor();
  visitor.token = tokenInfo.accessToken;
  const { data } = await visitor.call(auth.user, {});
  expect(data).toMatchObject({
    userId,
    msisdn,
    msisdnVerified: true,
    email: null,
    fullName: `•••${msisdn.slice(-4)}`,
    countryCode: 'TR',
    hasPassword: false,
  });
});

test('the cookie it answers renews the session', async () => {
  const { refreshCookie } = await signIn(freshNumber());
  const visitor = app.visitor({ deviceId: 'device-9' });
  visitor.cookies.set(refreshCookie?.name ?? '', refreshCookie?.value ?? '');
  const renewed = await visitor.call(auth.refreshToken, {});
  expect([renewed.status, renewed.data?.accessToken?.length > 20]).toEqual([200, true]);
});

test('other clients get the refresh token in the answer, and no cookie', async () => {
  const { tokenInfo, refreshCookie } = await signIn(freshNumber(), 'android');
  expect([refreshCookie, typeof tokenInfo.refreshToken]).toEqual([null, 'string']);
});

test('a number signs in to the account that has verified it, again and at once', async () => {
  const msisdn = freshNumber();
  const first = await signIn(msisdn);
  const others = await Promise.all([1, 2, 3].map(() => signIn(msisdn)));
  expect(new Set(others.map(({ userId }) => userId))).toEqual(new Set([first.userId]));
});

test('at the same time, a new number gets one account', async () => {
  const msisdn = freshNumber();
  const all = await Promise.all([1, 2, 3, 4].map(() => signIn(msisdn)));
  expect(new Set(all.map(({ userId }) => userId)).size).toBe(1);
});

test('a sign-up that nobody has confirmed gives way, and its password opens nothing', async () => {
  const msisdn = freshNumber();
  const stranger = app.visitor();
  const form = { fullName: 'Somebody', msisdn, password: PASSWORD, confirmPassword: PASSWORD };
  const registered = await stranger.call(auth.register, form);
  expect(registered.status).toBe(200);
  const { userId } = await signIn(msisdn);
  const login = await stranger.call(auth.login, { msisdn, password: PASSWORD });
  expect(login.status).toBe(401);
  const again = await signIn(msisdn);
  expect(again.userId).toBe(userId);
});

test('a disabled account cannot be signed in to', async () => {
  const msisdn = freshNumber();
  const { userId } = await signIn(msisdn);
  await app.database.pool.query('update auth.accounts set disabled_at = now() where id = $1', [
    userId,
  ]);
  await expect(signIn(msisdn)).rejects.toThrow('ACCOUNT_DISABLED');
});
