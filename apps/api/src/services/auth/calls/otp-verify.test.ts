import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import type { Visitor } from '../../../testing/visitor.ts';
import { freshEmail, openAuthApp, signedUp, signUpForm } from '../../../testing/auth-app.ts';
import { enterChild, freshPhone, textTo } from '../../../testing/auth-secrets.ts';

const app = await openAuthApp({}, { isStill: true });
afterAll(() => app.close());

interface PendingSignUp {
  visitor: Visitor;
  email: string;
  code: string;
}

async function pending(platform = 'web'): Promise<PendingSignUp> {
  const visitor = app.visitor({ platform });
  const email = freshEmail();
  visitor.token = (await visitor.call(auth.register, signUpForm(email))).data.accessToken;
  return { visitor, email, code: app.codeIn(await app.mailTo(email)) };
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('otpVerify', () => {
  test(
    'POST /public/otp-verify with token and otp opens a full session',
    { tags: ['AUTH-44'] },
    async () => {
      const { visitor, code } = await pending();
      const token = visitor.token ?? '';
      visitor.token = null;
      const { status, data, message } = await visitor.call(
        auth.otpVerify,
        { token, otp: code },
        { path: '/public/otp-verify' },
      );
      expect([status, data.otpRequired, data.action, message]).toEqual([
        200,
        false,
        null,
        'Registration Successful',
      ]);
      visitor.token = data.accessToken;
      const detail = await visitor.call(auth.userDetail, {});
      expect(detail.data).toMatchObject({ otpRequired: false, emailVerifyAction: null });
    },
  );

  test('POST /v2/user/verify accepts the address too', { tags: ['AUTH-43'] }, async () => {
    const { visitor, email, code } = await pending('tv');
    const { status, data } = await visitor.call(
      auth.otpVerify,
      { email, otp: code },
      { path: '/v2/user/verify' },
    );
    expect([status, data.refreshToken?.length]).toEqual([200, 43]);
  });

  test('while a code is due, the account says when the next one may be sent', async () => {
    const { visitor } = await pending();
    const retryAfter = async () => (await visitor.call(auth.userDetail, {})).data.otpRetryAfter;
    expect(await retryAfter()).toBe(60);
    app.advance(59_500);
    expect(await retryAfter()).toBe(1);
    app.advance(60_000);
    expect(await retryAfter()).toBe(0);
    expect((await visitor.call(auth.otpSend, {})).status).toBe(200);
    expect(await retryAfter()).toBe(60);
  });

  test('tokens issued before the code are refused after it', async () => {
    const { visitor, code } = await pending('tv');
    const before = visitor.token ?? '';
    const { data } = await visitor.call(auth.otpVerify, { otp: code });
    const old = await visitor.call(auth.userDetail, {}, { token: before });
    expect([old.status, old.meta?.['code']]).toEqual([401, 'SESSION_ENDED']);
    expect((await visitor.call(auth.userDetail, {}, { token: data.accessToken })).status).toBe(200);
  });

  test('a code keeps a child in its profile', async () => {
    const { visitor, email } = await signedUp(app, { platform: 'tv' });
    await enterChild(visitor);
    app.advance(61_000);
    await visitor.call(auth.otpSend, {});
    const otp = app.codeIn(await app.mailTo(email, 2));
    visitor.token = (await visitor.call(auth.otpVerify, { otp })).data.accessToken;
    const changed = await visitor.call(auth.emailUpdate, { email: freshEmail() });
    expect(changed.meta?.['code']).toBe('KIDS_PROFILE');
  });

  test('remember-me comes with the code', async () => {
    const { visitor, code } = await pending();
    const { cookies } = await visitor.call(auth.otpVerify, { otp: code, rememberMe: true });
    expect(cookies[0]).toMatchObject({ name: 'kandil_rt', maxAge: 365 * 24 * 3600 });
  });

  test('a code by SMS confirms the phone', async () => {
    const visitor = app.visitor();
    const form = { ...signUpForm('unused'), email: undefined, msisdn: '905550001122' };
    visitor.token = (await visitor.call(auth.register, form)).data.accessToken;
    await expect.poll(() => app.texts.length, { timeout: 10_000 }).toBe(1);
    const sms = app.texts[0];
    expect(sms?.to).toBe('905550001122');
    const otp = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
    expect((await visitor.call(auth.otpVerify, { msisdn: '905550001122', otp })).status).toBe(200);
    const { rows } = await app.database.pool.query(
      "select msisdn_verified_at from auth.accounts where msisdn = '905550001122'",
    );
    expect(rows[0].msisdn_verified_at).not.toBeNull();
  });
});

test('a phone number that a member verifies is mailed to the account’s address', async () => {
  const { visitor, email } = await signedUp(app);
  const msisdn = freshPhone();
  await visitor.call(auth.otpSend, { msisdn });
  const otp = /\d{6}/.exec((await textTo(app, msisdn)).text)?.[0] ?? '';
  expect((await visitor.call(auth.otpVerify, { msisdn, otp })).status).toBe(200);
  const { subject, text } = await app.mailTo(email, 2);
  expect(subject).toBe('A phone number was added to your account');
  expect(text).toContain(`•••${msisdn.slice(-4)}`);
});

describe('otpVerify refuses', () => {
  test('a wrong code, and the right one after five wrong ones, but not a new one', async () => {
    const { visitor, email, code } = await pending();
    const wrong = { otp: otherThan(code) };
    for (let count = 0; count < 5; count += 1) {
      const { status, meta } = await visitor.call(auth.otpVerify, wrong);
      expect([status, meta?.['code']]).toEqual([400, 'CODE_WRONG']);
    }
    const usedUp = await visitor.call(auth.otpVerify, { otp: code });
    expect([usedUp.status, usedUp.meta?.['code']]).toEqual([410, 'CODE_USED_UP']);
    app.advance(61_000);
    await visitor.call(auth.otpSend, {});
    const next = app.codeIn(await app.mailTo(email, 2));
    expect((await visitor.call(auth.otpVerify, { otp: next })).status).toBe(200);
  });

  test('all but five of 200 concurrent guesses without comparing them', async () => {
    const { visitor, code } = await pending();
    const guesses = Array.from({ length: 200 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(guesses.map((otp) => visitor.call(auth.otpVerify, { otp })));
    const codes = answers.map(({ meta }) => meta?.['code']);
    expect(codes.filter((each) => each === 'CODE_WRONG')).toHaveLength(5);
    const others = codes.filter((each) => each !== 'CODE_WRONG');
    expect(['CODE_USED_UP', 'UNAVAILABLE']).toEqual(expect.arrayContaining([...new Set(others)]));
    expect((await visitor.call(auth.otpVerify, { otp: code })).meta?.['code']).toBe('CODE_USED_UP');
  });

  test('all but one of fifty concurrent right codes', async () => {
    const { visitor, email, code } = await pending('tv');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visitor.call(auth.otpVerify, { otp: code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await app.database.pool.query(
      `select count(*)::int as live from auth.sessions s join auth.accounts a on a.id = s.account_id
       where a.email = $1 and s.ended_at is null`,
      [email],
    );
    expect(rows).toEqual([{ live: 1 }]);
  });

  test('a code after ten minutes', async () => {
    const { visitor, code } = await pending();
    app.advance(10 * 60_000);
    const { status, meta } = await visitor.call(auth.otpVerify, { otp: code });
    expect([status, meta?.['code']]).toEqual([410, 'CODE_EXPIRED']);
  });

  test('the code of another account', async () => {
    const [mine, theirs] = [await pending(), await pending()];
    expect((await mine.visitor.call(auth.otpVerify, { otp: theirs.code })).meta?.['code']).toBe(
      'CODE_WRONG',
    );
  });

  test.each([
    ['another e-mail', { email: 'other@kandil.test' }],
    ['another phone', { msisdn: '905550009999' }],
    ['letters', { otp: 'abcdef' }],
  ])('%s as bad input', async (_name, patch) => {
    const { visitor, code } = await pending();
    expect((await visitor.call(auth.otpVerify, { otp: code, ...patch })).status).toBe(400);
  });

  test('a guest, and a session that was logged out', async () => {
    const { visitor, code } = await pending();
    expect((await app.visitor().call(auth.otpVerify, { otp: code })).meta?.['code']).toBe(
      'LOGIN_REQUIRED',
    );
    const forged = 'x'.repeat(40);
    expect(
      (await app.visitor().call(auth.otpVerify, { otp: code, token: forged })).meta?.['code'],
    ).toBe('SESSION_ENDED');
    await visitor.call(auth.logout, {});
    expect((await visitor.call(auth.otpVerify, { otp: code })).meta?.['code']).toBe(
      'SESSION_ENDED',
    );
  });

  test('more than twenty guesses a minute from one client address', async () => {
    const own = await openAuthApp({ rateLimitFactor: 1 });
    try {
      const visitor = own.visitor();
      for (let count = 0; count < 20; count += 1)
        expect((await visitor.call(auth.otpVerify, { otp: '123456' })).status).toBe(401);
      expect((await visitor.call(auth.otpVerify, { otp: '123456' })).status).toBe(429);
    } finally {
      await own.close();
    }
  });
});

describe('while the code is due', () => {
  test(
    'the account has otpRequired, and other calls are refused',
    { tags: ['STATE-05'] },
    async () => {
      const { visitor } = await pending();
      const detail = await visitor.call(auth.userDetail, {});
      expect([detail.status, detail.data.otpRequired, detail.data.userAction?.actionType]).toEqual([
        200,
        true,
        'OTP',
      ]);
      for (const call of [auth.user, auth.profileList, auth.avatarList]) {
        const { status, meta } = await visitor.call(call, {});
        expect([status, meta?.['code']]).toEqual([403, 'OTP_REQUIRED']);
      }
    },
  );
});

describe('otpSend', () => {
  test(
    'POST /v2/user/send-otp sends another code; only the newest is valid',
    { tags: ['AUTH-39'] },
    async () => {
      const { visitor, email, code } = await pending();
      app.advance(61_000);
      const { status, data, message } = await visitor.call(
        auth.otpSend,
        { email },
        { path: '/v2/user/send-otp' },
      );
      expect([status, data]).toEqual([
        200,
        { destination: `v•••@kandil.test`, retryAfter: 60, length: 6 },
      ]);
      expect(message).toContain('v•••@kandil.test');
      const next = app.codeIn(await app.mailTo(email, 2));
      expect((await visitor.call(auth.otpVerify, { otp: code })).meta?.['code']).toBe('CODE_WRONG');
      expect((await visitor.call(auth.otpVerify, { otp: next })).status).toBe(200);
    },
  );

  test('POST /public/otp-send accepts the token in the body', { tags: ['AUTH-40'] }, async () => {
    const { visitor, email } = await pending();
    app.advance(61_000);
    const { status } = await app
      .visitor()
      .call(auth.otpSend, { token: visitor.token ?? '' }, { path: '/public/otp-send' });
    expect(status).toBe(200);
    await app.mailTo(email, 2);
  });

  test('refuses within a minute, after three in a quarter of an hour and five a day', async () => {
    const { visitor } = await pending(); // the first
    const sendAfter = async (seconds: number) => {
      app.advance(seconds * 1000);
      visitor.token = (await visitor.call(auth.refreshToken, {})).data.accessToken;
      return visitor.call(auth.otpSend, {});
    };
    const statuses: number[] = [];
    for (const seconds of [0, 61, 61, 61, 901, 61])
      statuses.push((await sendAfter(seconds)).status);
    expect(statuses).toEqual([429, 200, 200, 429, 200, 200]);
    const day = await sendAfter(901);
    expect([day.status, Number(day.headers['retry-after']) > 3600]).toEqual([429, true]);
  });

  test('refuses a guest, and an address of another account', async () => {
    expect((await app.visitor().call(auth.otpSend, { email: freshEmail() })).meta?.['code']).toBe(
      'LOGIN_REQUIRED',
    );
    const { visitor, email } = await signedUp(app);
    expect((await visitor.call(auth.otpSend, { email: `x${email}` })).status).toBe(400);
  });
});
