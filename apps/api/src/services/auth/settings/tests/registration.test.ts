import { auth } from '@kandil/contract';
import { signInByNumber } from '@kandil/contract/internal';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshEmail, PASSWORD, signedUp, signUpForm } from '../../../../testing/auth-app.ts';
import { openSocialApp, type SocialApp } from '../../../../testing/social-app.ts';

let app: SocialApp;
beforeAll(async () => void (app = await openSocialApp()));
afterAll(() => app.close());

const set = (isOpen: boolean) =>
  app.database.pool.query(`update auth.switch set value = $1 where name = 'REGISTRATION'`, [
    JSON.stringify(isOpen),
  ]);
beforeEach(() => set(true));

const accounts = async () =>
  (await app.database.pool.query('select id from auth.accounts')).rows.length;
const byNumber = (msisdn: string) =>
  app.internal(signInByNumber, {
    msisdn,
    intentId: randomUUID(),
    language: 'tr',
    platform: 'web',
    deviceId: null,
    timeZone: null,
    ip: '10.1.2.3',
    userAgent: 'A browser',
  });
const freshNumber = () => `90555${randomInt(1_000_000, 9_999_999)}`;

describe('while registration is closed', () => {
  test('every way to a new account is refused, and makes none', async () => {
    await set(false);
    const before = await accounts();
    const form = await app.visitor().call(auth.register, signUpForm(freshEmail()));
    expect([form.status, form.meta]).toMatchObject([403, { code: 'REGISTRATION_CLOSED' }]);
    for (const mediaType of ['google', 'APPLE', 'facebook'] as const) {
      const who = { email: freshEmail() };
      const answer = await app.signIn(app.visitor(), mediaType, who);
      expect([mediaType, answer.meta]).toMatchObject([mediaType, { code: 'REGISTRATION_CLOSED' }]);
    }
    const refused = byNumber(freshNumber());
    await expect(refused).rejects.toMatchObject({ code: 'REGISTRATION_CLOSED' });
    expect(await accounts()).toBe(before);
  });

  test('the words are in the language of the visitor', async () => {
    await set(false);
    const visitor = app.visitor({ language: 'ar' });
    const { message } = await visitor.call(auth.register, signUpForm(freshEmail()));
    expect(message).toContain('حسابات جديدة');
  });

  test('people with an account go on: login, reset, provider, number', async () => {
    const { email } = await signedUp(app);
    const known = { subject: `g-${randomUUID()}`, email: freshEmail() };
    expect((await app.signIn(app.visitor(), 'google', known)).status).toBe(200);
    const msisdn = freshNumber();
    const { userId } = await byNumber(msisdn);
    await set(false);
    const login = await app.visitor().call(auth.login, { email, password: PASSWORD });
    expect(login.status).toBe(200);
    expect((await app.visitor().call(auth.forgotPassword, { email })).status).toBe(200);
    expect((await app.signIn(app.visitor(), 'google', known)).status).toBe(200);
    expect((await byNumber(msisdn)).userId).toBe(userId);
  });

  test('who had signed up before enters the code', async () => {
    const visitor = app.visitor();
    const email = freshEmail();
    visitor.token = (await visitor.call(auth.register, signUpForm(email))).data.accessToken;
    const otp = app.codeIn(await app.mailTo(email));
    await set(false);
    expect((await visitor.call(auth.otpVerify, { otp })).status).toBe(200);
  });
});

test('a sign-up that began before it closed makes no account after it', async () => {
  const { pool } = app.database;
  const email = freshEmail();
  const client = await pool.connect();
  await client.query('begin');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  // Where sign-ups with one address wait for each other, just before the account is made.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [email]);
  const signingUp = app.visitor().call(auth.register, signUpForm(email));
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
  await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(1);
  await set(false);
  await client.query('commit');
  client.release();
  expect((await signingUp).meta).toMatchObject({ code: 'REGISTRATION_CLOSED' });
});
