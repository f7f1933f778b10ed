import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import {
  freshEmail,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import { enterChild } from '../../../testing/auth-secrets.ts';
import { patientPasswords } from '../../../testing/undemanding.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const NEW = 'nightingale-77';
const PATH = { path: '/v2/auth/update-password' };
const change = (visitor: Visitor, currentPassword = PASSWORD, newPassword = NEW) =>
  visitor.call(auth.updatePassword, { currentPassword, newPassword }, PATH);
const refusal = ({ status, meta }: { status: number; meta: Record<string, unknown> | null }) => [
  status,
  meta?.['code'],
];

async function loggedIn(
  { email }: SignedUp,
  { platform = 'tv', password = PASSWORD, on = app } = {},
) {
  const visitor = on.visitor({ platform, deviceId: `device-${Math.random()}` });
  const { data } = await visitor.call(auth.login, { email, password });
  visitor.token = data.accessToken;
  return { visitor, refreshToken: data.refreshToken ?? '' };
}

describe('updatePassword', () => {
  test(
    'POST /v2/auth/update-password changes the password and returns new tokens',
    { tags: ['AUTH-15'] },
    async () => {
      const member = await signedUp(app);
      const { visitor } = member;
      const [old, oldCookie] = [visitor.token ?? '', visitor.cookies.get('kandil_rt')];
      const { status, data, cookies } = await change(visitor);
      expect([status, data.refreshToken, data.otpRequired]).toEqual([200, null, false]);
      expect(cookies).toMatchObject([{ name: 'kandil_rt', httpOnly: true, sameSite: 'Strict' }]);
      expect(visitor.cookies.get('kandil_rt')).not.toBe(oldCookie);
      expect(refusal(await visitor.call(auth.user, {}, { token: old }))).toEqual([
        401,
        'SESSION_ENDED',
      ]);
      visitor.token = data.accessToken;
      expect((await visitor.call(auth.user, {})).status).toBe(200);
      expect((await visitor.call(auth.refreshToken, {})).status).toBe(200);
      const attempt = (password: string) =>
        app.visitor().call(auth.login, { email: member.email, password });
      expect((await attempt(PASSWORD)).status).toBe(401);
      expect((await attempt(NEW)).status).toBe(200);
      expect((await app.mailTo(member.email, 2)).subject).toBe('Your password was changed');
    },
  );

  test('an app gets its refresh token in the body; remember-me stays', async () => {
    const tv = await loggedIn(await signedUp(app));
    const { data } = await change(tv.visitor);
    expect(
      (await tv.visitor.call(auth.refreshToken, { token: data.refreshToken ?? '' })).status,
    ).toBe(200);
    const web = app.visitor();
    const { email } = await signedUp(app);
    web.token = (
      await web.call(auth.login, { email, password: PASSWORD, rememberMe: true })
    ).data.accessToken;
    expect((await change(web)).cookies[0]).toMatchObject({ maxAge: 365 * 24 * 3600 });
  });

  test('the session stays in its profile', async () => {
    const { visitor } = await signedUp(app);
    const [first] = (await visitor.call(auth.profileList, {})).data;
    await visitor.call(auth.profileSelect, { id: first?.id ?? 0 });
    const { data } = await change(visitor);
    expect((await app.tokens.read(data.accessToken))?.profileId).toBe(first?.id);
  });

  test('T-A05 every other session and its refresh tokens end before the answer', async () => {
    const member = await signedUp(app);
    const others = [];
    for (let count = 0; count < 5; count += 1) others.push(await loggedIn(member));
    expect((await change(member.visitor)).status).toBe(200);
    for (const { visitor, refreshToken } of others) {
      expect((await visitor.call(auth.user, {})).status).toBe(401);
      expect((await visitor.call(auth.refreshToken, { token: refreshToken })).status).toBe(401);
    }
  });

  test('a pending change of the e-mail address ends with the password', async () => {
    const { visitor } = await signedUp(app);
    const elsewhere = freshEmail();
    await visitor.call(auth.emailUpdate, { email: elsewhere });
    const token = new URL(/http\S+/.exec((await app.mailTo(elsewhere)).text)?.[0] ?? '')
      .searchParams;
    await change(visitor);
    const opened = await app.visitor().call(auth.emailVerify, { token: token.get('token') ?? '' });
    expect(refusal(opened)).toEqual([410, 'LINK_EXPIRED']);
  });

  test('one of two concurrent changes succeeds', async () => {
    const passwords = patientPasswords();
    const proved = Promise.withResolvers<void>();
    let changing = 0;
    const own = await openAuthApp(
      {},
      {
        passwords: {
          ...passwords,
          // Both calls prove the old password before either sets a new one.
          async hash(password) {
            if (password.startsWith('the-')) changing += 1;
            if (changing === 2) proved.resolve();
            if (changing > 0) await proved.promise;
            return passwords.hash(password);
          },
        },
      },
    );
    const member = await signedUp(own);
    const [one, two] = [await loggedIn(member, { on: own }), await loggedIn(member, { on: own })];
    const answers = await Promise.all([
      change(one.visitor, PASSWORD, 'the-first-77'),
      change(two.visitor, PASSWORD, 'the-other-77'),
    ]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const password = ['the-first-77', 'the-other-77'][won] ?? '';
    expect((await loggedIn(member, { password, on: own })).refreshToken).not.toBe('');
    await own.close();
  });
});

describe('updatePassword refuses', () => {
  test('a wrong password at its field, with the delays of login, whose attempts count too', async () => {
    const { visitor, email } = await signedUp(app);
    const wrong = await change(visitor, 'no-no');
    expect(refusal(wrong)).toEqual([403, 'WRONG_PASSWORD']);
    expect(wrong.meta?.['fields']).toHaveProperty('currentPassword');
    for (let count = 0; count < 4; count += 1) await change(visitor, 'no-no');
    expect((await change(visitor)).status).toBe(429);
    const login = await app.visitor().call(auth.login, { email, password: PASSWORD });
    expect(login.status).toBe(429);
    app.advance(60_000);
    expect((await change(visitor)).status).toBe(200);
  });

  test('a short password at its field', async () => {
    const own = await openAuthApp({ passwordMinLength: 8 });
    try {
      const { visitor } = await signedUp(own);
      const { status, meta } = await change(visitor, PASSWORD, '1234567');
      expect([status, meta?.['fields']]).toMatchObject([400, { newPassword: expect.anything() }]);
    } finally {
      await own.close();
    }
  });

  test('an account without a password', async () => {
    const { visitor, userId } = await signedUp(app);
    await app.database.pool.query('update auth.accounts set password_hash = null where id = $1', [
      userId,
    ]);
    expect(refusal(await change(visitor))).toEqual([409, 'PASSWORD_MISSING']);
  });

  test('a child, a guest, a sign-up whose code is due, and a session that was logged out', async () => {
    const { visitor } = await signedUp(app);
    await enterChild(visitor);
    expect(refusal(await change(visitor))).toEqual([403, 'KIDS_PROFILE']);
    expect(refusal(await change(app.visitor()))).toEqual([401, 'LOGIN_REQUIRED']);
    const pending = app.visitor();
    pending.token = (await pending.call(auth.register, signUpForm(freshEmail()))).data.accessToken;
    expect(refusal(await change(pending))).toEqual([403, 'OTP_REQUIRED']);
    await visitor.call(auth.logout, { password: PASSWORD });
    expect(refusal(await change(visitor))).toEqual([401, 'SESSION_ENDED']);
  });
});
