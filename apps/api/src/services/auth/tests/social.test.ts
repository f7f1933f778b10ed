import { auth } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshEmail, openAuthApp } from '../../../testing/auth-app.ts';
import { freshSubject, openSocialApp, type SocialApp } from '../../../testing/social-app.ts';

let app: SocialApp;
beforeAll(async () => void (app = await openSocialApp()));
afterAll(() => app.close());

const TYPES = ['google', 'facebook', 'APPLE'] as const;
const accountOf = async (token: string) => {
  const { data } = await app.visitor().call(auth.userDetail, {}, { token });
  return data;
};
const rows = async (sql: string, ...params: unknown[]) =>
  (await app.database.pool.query<Record<string, unknown>>(sql, params)).rows;

describe('the start of a sign-in', () => {
  test(
    'the providers are google, facebook and APPLE, in exactly this letter case',
    { tags: ['ENTITY-15'] },
    async () => {
      const { data } = await app.visitor().call(auth.config, {});
      expect(data.socialProviders).toEqual(['google', 'facebook', 'APPLE']);
      for (const mediaType of ['Google', 'apple', 'FACEBOOK', 'github']) {
        const asked = await app.visitor().call(auth.socialStart, { mediaType } as never);
        expect(asked.status).toBe(400);
      }
    },
  );

  test('returns the provider’s address with its parameters', async () => {
    const start = async (mediaType: (typeof TYPES)[number], askAgain = false) => {
      const { data } = await app.visitor().call(auth.socialStart, { mediaType, askAgain });
      const url = new URL(data.url);
      expect(url.searchParams.get('state')).toBe(data.state);
      expect(data.state).toMatch(/^[\w-]{43}$/);
      return { at: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
    };
    const { url } = app.providers;
    expect(await start('google')).toMatchObject({
      at: `${url}/google/auth`,
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/sign-in/google',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await start('APPLE')).toMatchObject({
      at: `${url}/apple/auth`,
      response_type: 'code id_token',
      response_mode: 'form_post',
      scope: 'name email',
      redirect_uri: 'http://localhost:3000/sign-in/apple',
    });
    expect(await start('facebook')).toMatchObject({
      at: `${url}/facebook/dialog/oauth`,
      response_type: 'token',
      scope: 'public_profile,email',
      redirect_uri: 'http://localhost:3000/sign-in/facebook',
    });
    expect(await start('google')).not.toHaveProperty('prompt');
    expect(await start('google', true)).toMatchObject({ prompt: 'select_account' });
    expect(await start('facebook', true)).toMatchObject({ auth_type: 'reauthenticate' });
  });

  test('without configured providers, starts and tokens are refused', async () => {
    const bare = await openAuthApp();
    const visitor = bare.visitor();
    expect((await visitor.call(auth.config, {})).data.socialProviders).toEqual([]);
    const started = await visitor.call(auth.socialStart, { mediaType: 'google' });
    const signed = await visitor.call(auth.socialLogin, { mediaType: 'google', accessToken: 'x' });
    expect([started.meta?.['code'], signed.meta?.['code']]).toEqual([
      'SOCIAL_REFUSED',
      'SOCIAL_REFUSED',
    ]);
    await bare.close();
  });

  test('works twenty times a minute from one client address', async () => {
    const slow = await openSocialApp({ rateLimitFactor: 1 });
    const visitor = slow.visitor({ ip: '203.0.113.9' });
    const started: number[] = [];
    const signed: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      started.push((await visitor.call(auth.socialStart, { mediaType: 'google' })).status);
      const body = { mediaType: 'google', accessToken: 'x' } as const;
      signed.push((await visitor.call(auth.socialLogin, body)).status);
    }
    expect(started).toEqual([...Array(20).fill(200), 429]);
    expect(signed).toEqual([...Array(20).fill(401), 429]);
    await slow.close();
  });
});

describe('signing in with a provider', () => {
  test('a new account stores the inviter of its reference', async () => {
    const inviter = app.visitor();
    inviter.token = (await app.signIn(inviter, 'google', {})).data.accessToken;
    const { userId } = await accountOf(inviter.token);
    const { inviteUrl } = (await inviter.call(auth.inviteSocialLinks, {})).data;
    const referenceCode = new URL(inviteUrl).searchParams.get('reference');
    const email = freshEmail();
    const guest = app.visitor();
    expect((await app.signIn(guest, 'google', { email }, { referenceCode })).status).toBe(200);
    expect(await rows('select inviter_id from auth.accounts where email = $1', email)).toEqual([
      { inviter_id: userId },
    ]);
  });

  test.each([
    ['AUTH-31', auth.socialLogin, '/v3/login/social-media'],
    ['AUTH-32', auth.socialLogin, '/public/login/social-media'],
    ['AUTH-33', auth.socialRegister, '/v3/register/social-media'],
    ['AUTH-34', auth.socialRegister, '/public/register/social-media'],
  ] as const)('%s POST at its address', { tags: ['ENTITY-14'] }, async (_id, call, path) => {
    const visitor = app.visitor({ platform: 'tv' });
    const email = freshEmail();
    const accessToken = await app.tokenFor(visitor, 'google', { email, name: 'Meryem' });
    const body = {
      mediaType: 'google',
      accessToken,
      gRecaptchaResponse: 'x',
      referenceCode: 'friend-7',
      fullName: 'Somebody',
    } as const;
    const headers = { 'x-zone': 'Europe/Istanbul' };
    const { status, data, meta, message } = await visitor.call(call, body, { path, headers });
    expect([status, meta, message]).toEqual([200, { created: true }, 'Registration Successful']);
    expect(data).toMatchObject({ otpRequired: false, refreshToken: expect.any(String) });
    const [row] = await rows('select * from auth.accounts where email = $1', email);
    expect(row).toMatchObject({
      reference: 'friend-7',
      inviter_id: null,
      country_code: 'TR',
      channel: 'WEB',
      password_hash: null,
    });
    const events = await rows(
      'select kind from auth.security_events where account_id = $1',
      row?.['id'],
    );
    expect(events).toEqual([{ kind: 'REGISTERED' }]);
  });

  test.each(TYPES)(
    '%s: the first sign-in creates an account, the next one opens it',
    async (type) => {
      const who = { subject: freshSubject(), email: freshEmail(), name: 'Zeynep Kaya' };
      const form = { fullName: 'Zeynep Kaya' };
      const first = await app.signIn(app.visitor(), type, who, form);
      const second = await app.signIn(app.visitor({ deviceId: 'device-2' }), type, who, form);
      expect([first.meta, second.meta]).toEqual([{ created: true }, { created: false }]);
      expect(second.message).toBeNull();
      const [one, two] = [
        await accountOf(first.data.accessToken),
        await accountOf(second.data.accessToken),
      ];
      expect(two.userId).toBe(one.userId);
      expect(one).toMatchObject({
        fullName: 'Zeynep Kaya',
        email: type === 'facebook' ? null : who.email,
        emailVerifyAction: null,
        hasPassword: false,
        otpRequired: false,
        userProfile: [{ profileName: 'Zeynep Kaya', isDefaultProfile: true, profileType: 'ADULT' }],
      });
    },
  );

  test('its refresh cookie outlives the browser', async () => {
    const { cookies, data } = await app.signIn(app.visitor(), 'google', { email: freshEmail() });
    expect(data.refreshToken).toBeNull();
    expect(cookies).toMatchObject([{ httpOnly: true, maxAge: 365 * 86_400 }]);
  });

  test(
    'the form carries the name of Apple; an invalid name is ignored',
    { tags: ['ENTITY-16'] },
    async () => {
      const named = async (fullName: string | undefined, language = 'en') => {
        const visitor = app.visitor({ language });
        const form = fullName === undefined ? {} : { fullName };
        const { data } = await app.signIn(visitor, 'APPLE', { email: freshEmail() }, form);
        return (await accountOf(data.accessToken)).fullName;
      };
      expect(await named('أمينة يوسف')).toBe('أمينة يوسف');
      expect(await named('Yusuf\u202e Demir\u0007')).toBe('Yusuf Demir');
      expect(await named(undefined)).toBe('Viewer');
      expect(await named('\u200c \u200d', 'ar')).toBe('مشاهد');
    },
  );

  test('accounts without an e-mail address are complete and distinct', async () => {
    const [one, two] = await Promise.all([
      app.signIn(app.visitor(), 'APPLE', { email: null }),
      app.signIn(app.visitor(), 'facebook', { email: null }),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const accounts = await Promise.all([one, two].map(({ data }) => accountOf(data.accessToken)));
    expect(accounts.map(({ email }) => email)).toEqual([null, null]);
    expect(accounts[0]?.userId).not.toBe(accounts[1]?.userId);
  });

  test('concurrent sign-ins of one person create one account', async () => {
    const who = { subject: freshSubject(), email: freshEmail() };
    const visitor = app.visitor();
    const tokens = await Promise.all(
      Array.from({ length: 8 }, () => app.tokenFor(visitor, 'google', who)),
    );
    const answers = await Promise.all(
      tokens.map((accessToken) =>
        visitor.call(auth.socialLogin, { mediaType: 'google', accessToken }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.filter(({ meta }) => meta?.['created'])).toHaveLength(1);
    expect(await rows('select id from auth.accounts where email = $1', who.email)).toHaveLength(1);
  });

  test('a disabled account stays disabled', async () => {
    const who = { subject: freshSubject(), email: freshEmail() };
    await app.signIn(app.visitor(), 'google', who);
    await app.database.pool.query('update auth.accounts set disabled_at = now() where email = $1', [
      who.email,
    ]);
    for (const subject of [who.subject, freshSubject()]) {
      const { meta } = await app.signIn(app.visitor(), 'google', { ...who, subject });
      expect(meta).toMatchObject({ code: 'ACCOUNT_DISABLED' });
    }
  });
});
