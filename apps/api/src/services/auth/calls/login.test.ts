import { auth } from '@kandil/contract';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuthApp,
  freshEmail,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import { CHEAP } from '../../../testing/undemanding.ts';
import { duringLock } from '../../../testing/during-lock.ts';
import { freshPhone, verifiedPhone } from '../../../testing/auth-secrets.ts';

let app: AuthApp;
let member: SignedUp;
beforeAll(async () => {
  app = await openAuthApp();
  member = await signedUp(app);
});
afterAll(() => app.close());

const logIn = (patch: object = {}, path = '/public/login', platform = 'tv') =>
  app
    .visitor({ platform })
    .call(auth.login, { email: member.email, password: PASSWORD, ...patch }, { path });

describe('login', () => {
  test.each([
    ['AUTH-05', '/auth/login'],
    ['AUTH-06', '/v4/login'],
    ['AUTH-07', '/public/login'],
  ])('%s POST %s returns the tokens', { tags: ['ENTITY-13'] }, async (_id, path) => {
    const { status, data } = await logIn(
      { gRecaptchaResponse: 'x', returnNewUserModel: 'true' },
      path,
    );
    expect(status).toBe(200);
    expect(data.token).toBe(data.accessToken);
    expect(data).toMatchObject({ otpRequired: false, action: null });
    expect(data.user).toMatchObject({
      userId: member.userId,
      email: member.email,
      otpRequired: false,
    });
  });

  test(
    'the token info has accessToken, refreshToken and expiresIn in seconds',
    { tags: ['ENTITY-06'] },
    async () => {
      const { data } = await logIn();
      expect(data).toMatchObject({
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
        expiresIn: 900,
      });
    },
  );

  test(
    'the e-mail in upper case, a verified phone and the synonym of the captcha are accepted',
    { tags: ['AUTH-05', 'ENTITY-13'] },
    async () => {
      const { email, msisdn } = await verifiedPhone(app);
      expect((await logIn({ email: email.toUpperCase() })).status).toBe(200);
      expect((await logIn({ email: undefined, msisdn, captchaToken: 'x' })).status).toBe(200);
    },
  );

  test('an unverified phone cannot log in', async () => {
    const { visitor } = await signedUp(app);
    const msisdn = freshPhone();
    await visitor.call(auth.userInfo, { msisdn });
    expect((await logIn({ email: undefined, msisdn })).meta?.['code']).toBe('WRONG_CREDENTIALS');
  });

  test('returnNewUserModel in the address returns the account, even without a value', async () => {
    const body = { email: member.email, password: PASSWORD };
    const headers = { 'content-type': 'application/json', 'x-platform': 'web' };
    for (const [query, expected] of [
      ['?returnNewUserModel', member.userId],
      ['?returnNewUserModel=false', undefined],
      ['?returnNewUserModel=yes', undefined],
      ['?returnNewUserModel=true&returnNewUserModel=false', undefined],
      ['', undefined],
    ]) {
      const response = await app.app.inject({
        method: 'POST',
        url: `/api/auth/v4/login${query}`,
        payload: body,
        headers,
      });
      expect(response.statusCode, query).toBe(200);
      expect(response.json().data.user?.userId).toBe(expected);
    }
  });

  test('the refresh token of a browser is in an HttpOnly cookie that ends with the browser', async () => {
    const { data, cookies } = await logIn({}, '/public/login', 'web');
    expect(data.refreshToken).toBeNull();
    expect(cookies).toEqual([
      {
        name: 'kandil_rt',
        value: expect.stringMatching(/^[\w-]{43}$/),
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
      },
    ]);
  });

  test('with remember-me the cookie lives 365 days', { tags: ['CONST-05'] }, async () => {
    const { cookies } = await logIn({ rememberMe: true }, '/public/login', 'web');
    expect(cookies[0]).toMatchObject({ maxAge: 365 * 24 * 3600 });
  });

  test('over https the cookie is bound to the host', async () => {
    const secure = await openAuthApp({ publicOrigin: 'https://kandil.test' });
    try {
      const { cookies } = await secure.visitor().call(auth.register, signUpForm(freshEmail()));
      expect(cookies[0]).toMatchObject({
        name: '__Host-rt',
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
      });
      expect(cookies[0]).not.toHaveProperty('domain');
    } finally {
      await secure.close();
    }
  });

  test('an unconfirmed account has to enter its code, which is mailed again', async () => {
    const email = freshEmail();
    await app.visitor().call(auth.register, signUpForm(email));
    await app.mailTo(email);
    app.advance(61_000);
    const visitor = app.visitor();
    const { status, data } = await visitor.call(auth.login, {
      email,
      password: PASSWORD,
      returnNewUserModel: true,
    });
    expect([status, data.otpRequired, data.action, data.user?.otpRequired]).toEqual([
      200,
      true,
      'OTP',
      true,
    ]);
    visitor.token = data.accessToken;
    const otp = app.codeIn(await app.mailTo(email, 2));
    expect((await visitor.call(auth.otpVerify, { otp })).data.otpRequired).toBe(false);
  });

  test('an outdated hash is replaced', async () => {
    const { email } = await signedUp(app);
    const phc = await hash(PASSWORD, { memoryCost: 64, timeCost: 2 });
    await app.database.pool.query('update auth.accounts set password_hash = $1 where email = $2', [
      phc,
      email,
    ]);
    expect((await logIn({ email })).status).toBe(200);
    const { rows } = await app.database.pool.query(
      'select password_hash from auth.accounts where email = $1',
      [email],
    );
    const { memoryCost, timeCost, parallelism } = CHEAP;
    expect(rows[0].password_hash).toContain(`m=${memoryCost},t=${timeCost},p=${parallelism}`);
    expect((await logIn({ email })).status).toBe(200);
  });
});

describe('login refuses', () => {
  test('a wrong password and an unknown name with the same answer', async () => {
    const wrong = await logIn({ password: 'no-no' });
    const unknown = await logIn({ email: freshEmail() });
    const unknownPhone = await logIn({ email: undefined, msisdn: '905559999999' });
    expect([wrong.status, wrong.meta?.['code']]).toEqual([401, 'WRONG_CREDENTIALS']);
    expect(unknown.envelope).toEqual(wrong.envelope);
    expect(unknownPhone.envelope).toEqual(wrong.envelope);
    const shown = ({ headers }: typeof wrong) => ({ ...headers, date: '', 'x-request-id': '' });
    expect(shown(unknown)).toEqual(shown(wrong));
  });

  test('a disabled account, and says so only for the right password', async () => {
    const { email } = await signedUp(app);
    await app.database.pool.query('update auth.accounts set disabled_at = now() where email = $1', [
      email,
    ]);
    expect((await logIn({ email })).meta?.['code']).toBe('ACCOUNT_DISABLED');
    expect((await logIn({ email, password: 'no-no' })).meta?.['code']).toBe('WRONG_CREDENTIALS');
  });

  test('a password that is replaced while the log-in waits: no session opens', async () => {
    const { email, userId } = await signedUp(app);
    const sessions = async () =>
      (await app.database.pool.query('select 1 from auth.sessions where account_id = $1', [userId]))
        .rows.length;
    const before = await sessions();
    const change = `update auth.accounts set password_hash = 'another' where id = $1`;
    const { meta } = await duringLock(app.database, [[change, userId]], () => logIn({ email }));
    expect([meta?.['code'], await sessions()]).toEqual(['WRONG_CREDENTIALS', before]);
  });

  test.each([
    ['no name', { email: undefined }],
    ['a broken e-mail', { email: 'meryem@' }],
    ['no password', { password: '' }],
    ['a password of another type', { password: { $ne: '' } }],
  ])('%s as bad input', async (_name, patch) => {
    expect((await logIn(patch)).status).toBe(400);
  });

  test('in the language of the visitor', async () => {
    const { message } = await app
      .visitor({ language: 'ar' })
      .call(auth.login, { email: freshEmail(), password: 'x' });
    expect(message).toMatch(/[\u0600-\u06FF]/);
  });
});
