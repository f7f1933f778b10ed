import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import {
  freshEmail,
  openAuthApp,
  PASSWORD,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import {
  freshPhone,
  resetCodeIn,
  resetTokenIn,
  textTo,
  verifiedPhone,
} from '../../../testing/auth-secrets.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const NEW = 'nightingale-77';
const ask = (args: object) => app.visitor().call(auth.forgotPassword, args);
const logIn = (email: string, password: string) =>
  app.visitor().call(auth.login, { email, password });
const codeOf = (answer: { meta: Record<string, unknown> | null }) => answer.meta?.['code'];

async function resetMailFor(email: string) {
  const seen = app.mails.filter(({ to }) => to === email).length;
  const { data } = await ask({ email });
  const mail = await app.mailTo(email, seen + 1);
  return { request: data.token, link: resetTokenIn(mail), otp: resetCodeIn(mail) };
}

describe('forgotPasswordVerifyOtp', () => {
  const verify = (args: { token?: string; msisdn?: string; otp: string }, path?: string) =>
    app.visitor().call(auth.forgotPasswordVerifyOtp, args, path ? { path } : {});

  test(
    'POST /public/forgot-password/otp-verify exchanges token and otp for a reset token, once',
    { tags: ['AUTH-42'] },
    async () => {
      const { email } = await signedUp(app);
      const { request, otp } = await resetMailFor(email);
      const answer = await verify({ token: request, otp }, '/public/forgot-password/otp-verify');
      expect(answer.status).toBe(200);
      expect(answer.data.token).not.toBe(request);
      expect(codeOf(await verify({ token: request, otp }))).toBe('CODE_EXPIRED');
      const reset = await app
        .visitor()
        .call(auth.forgotPasswordReset, { password: NEW, token: answer.data.token });
      expect(reset.status).toBe(200);
      expect((await logIn(email, NEW)).status).toBe(200);
    },
  );

  test(
    'POST /v4/forgot-password/verify-otp takes msisdn and otp',
    { tags: ['AUTH-41'] },
    async () => {
      const { msisdn, email } = await verifiedPhone(app);
      await ask({ msisdn });
      const otp = /\d{6}/.exec((await textTo(app, msisdn, 2)).text)?.[0] ?? '';
      const path = '/v4/forgot-password/verify-otp';
      expect(codeOf(await verify({ msisdn: freshPhone(), otp }, path))).toBe('CODE_EXPIRED');
      const { status, data } = await verify({ msisdn, otp }, path);
      expect(status).toBe(200);
      await app.visitor().call(auth.forgotPasswordReset, { password: NEW, token: data.token });
      expect((await logIn(email, NEW)).status).toBe(200);
    },
  );

  test('T-A08 five wrong codes use up a request, with or without an account', async () => {
    const { email } = await signedUp(app);
    const { request, otp } = await resetMailFor(email);
    const wrong = otp === '000000' ? '111111' : '000000';
    const nobodys = (await ask({ email: freshEmail() })).data.token;
    for (const token of [request, nobodys]) {
      const codes: unknown[] = [];
      for (let count = 0; count < 6; count += 1)
        codes.push(codeOf(await verify({ token, otp: wrong })));
      expect(codes).toEqual([...Array.from({ length: 5 }, () => 'CODE_WRONG'), 'CODE_USED_UP']);
    }
    expect(codeOf(await verify({ token: request, otp }))).toBe('CODE_USED_UP');
  });

  test('refuses a code after ten minutes', async () => {
    const { email } = await signedUp(app);
    const { request, otp } = await resetMailFor(email);
    app.advance(10 * 60_000);
    expect(codeOf(await verify({ token: request, otp }))).toBe('CODE_EXPIRED');
  });

  test('refuses a call without token and phone as bad input', async () => {
    expect((await verify({ otp: '123456' })).status).toBe(400);
  });
});

describe('forgotPasswordValidateToken', () => {
  const validate = (token: string) =>
    app.visitor().call(auth.forgotPasswordValidateToken, { token });

  test(
    'POST /v2/user/password/validate-token-pass names the account of a token, which stays unused',
    { tags: ['AUTH-11'] },
    async () => {
      const { email } = await signedUp(app);
      const { link } = await resetMailFor(email);
      for (let count = 0; count < 2; count += 1) {
        const { status, data } = await validate(link);
        expect([status, data.email]).toEqual([200, 'v•••@kandil.test']);
      }
    },
  );

  test('refuses a token that is half an hour old, or for a former address', async () => {
    const { email, visitor } = await signedUp(app);
    const { link } = await resetMailFor(email);
    const next = freshEmail();
    await visitor.call(auth.emailUpdate, { email: next });
    await visitor.call(auth.emailVerify, { token: resetTokenIn(await app.mailTo(next)) });
    expect(codeOf(await validate(link))).toBe('LINK_EXPIRED');
    const reset = await app
      .visitor()
      .call(auth.forgotPasswordReset, { password: NEW, token: link });
    expect(codeOf(reset)).toBe('LINK_EXPIRED');
    const later = await resetMailFor(next);
    app.advance(30 * 60_000);
    expect(codeOf(await validate(later.link))).toBe('LINK_EXPIRED');
  });
});

describe('forgotPasswordReset', () => {
  test.each([
    ['AUTH-12', '/v4/forgot-password/reset'],
    ['AUTH-13 AUTH-14', '/public/forgot-password/reset-password'],
  ])('%s POST %s sets a new password, once, and notifies the owner', async (_id, path) => {
    const { email } = await signedUp(app);
    const { link } = await resetMailFor(email);
    const reset = (password: string) =>
      app.visitor().call(auth.forgotPasswordReset, { password, token: link }, { path });
    expect((await reset(NEW)).status).toBe(200);
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    expect((await logIn(email, NEW)).status).toBe(200);
    // Sent again, the same form gets the same answer; another password does not.
    expect((await reset(NEW)).status).toBe(200);
    expect(codeOf(await reset('another-one-9'))).toBe('LINK_EXPIRED');
    const opened = await app.visitor().call(auth.forgotPasswordValidateToken, { token: link });
    expect(opened.data).toEqual({ email: null, isDone: true });
    expect((await app.mailTo(email, 3)).subject).toBe('Your password was changed');
  });

  test('confirms a sign-up: the token proves its address', async () => {
    const email = freshEmail();
    const squatter = app.visitor();
    squatter.token = (await squatter.call(auth.register, signUpForm(email))).data.accessToken;
    await app.mailTo(email);
    const { link } = await resetMailFor(email);
    await app.visitor().call(auth.forgotPasswordReset, { password: NEW, token: link });
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    const { status, data } = await logIn(email, NEW);
    expect([status, data.otpRequired]).toEqual([200, false]);
    expect(codeOf(await squatter.call(auth.userDetail, {}))).toBe('SESSION_ENDED');
  });

  test('the new password works at once, even after many failed attempts', async () => {
    const { email } = await signedUp(app);
    const stranger = app.visitor({ deviceId: 'elsewhere' });
    for (let count = 0; count < 8; count += 1)
      await stranger.call(auth.login, { email, password: 'no-no' });
    const { link } = await resetMailFor(email);
    await stranger.call(auth.forgotPasswordReset, { password: NEW, token: link });
    expect((await stranger.call(auth.login, { email, password: NEW })).status).toBe(200);
  });

  test('refuses a short password at its field, and keeps the token valid', async () => {
    const own = await openAuthApp({ passwordMinLength: 8 });
    try {
      const { email } = await signedUp(own);
      await own.visitor().call(auth.forgotPassword, { email });
      const token = resetTokenIn(await own.mailTo(email, 2));
      const short = await own
        .visitor()
        .call(auth.forgotPasswordReset, { password: '1234567', token });
      expect([short.status, short.meta?.['fields']]).toMatchObject([
        400,
        { password: expect.anything() },
      ]);
      const good = await own
        .visitor()
        .call(auth.forgotPasswordReset, { password: '12345678', token });
      expect(good.status).toBe(200);
    } finally {
      await own.close();
    }
  });
});
