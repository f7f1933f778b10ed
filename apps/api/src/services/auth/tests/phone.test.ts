import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import {
  freshEmail,
  openAuthApp,
  PASSWORD,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import { enterChild, freshPhone, textTo, verifiedPhone } from '../../../testing/auth-secrets.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const codeFor = async (msisdn: string, count = 1) =>
  /\d{6}/.exec((await textTo(app, msisdn, count)).text)?.[0] ?? '';
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const reason = ({ meta }: { meta: Record<string, unknown> | null }) => meta?.['code'];
const byPhone = (msisdn: string) =>
  app.visitor().call(auth.login, { msisdn, password: PASSWORD, returnNewUserModel: true });

async function asked(visitor: Visitor, msisdn = freshPhone()) {
  expect((await visitor.call(auth.otpSend, { msisdn })).status).toBe(200);
  return { msisdn, otp: await codeFor(msisdn) };
}

describe('the phone of a member', () => {
  test(
    'is verified by the code sent to it, at /v2/user/send-otp and /v2/user/verify; the session stays',
    { tags: ['AUTH-39', 'AUTH-43'] },
    async () => {
      const { visitor, email, userId } = await signedUp(app);
      const msisdn = freshPhone();
      const sent = await visitor.call(auth.otpSend, { msisdn }, { path: '/v2/user/send-otp' });
      expect([sent.status, sent.data.destination]).toEqual([200, `•••${msisdn.slice(-4)}`]);
      const otp = await codeFor(msisdn);
      const { status, data, cookies } = await visitor.call(
        auth.otpVerify,
        { msisdn, otp },
        { path: '/v2/user/verify' },
      );
      expect([status, data.otpRequired, data.refreshToken, cookies]).toEqual([
        200,
        false,
        null,
        [],
      ]);
      const [before, after] = [visitor.token ?? '', data.accessToken].map((token) =>
        app.tokens.read(token),
      );
      expect((await after)?.sessionId).toBe((await before)?.sessionId);
      const account = (await visitor.call(auth.user, {})).data;
      expect([account.msisdn, account.msisdnVerified]).toEqual([msisdn, true]);
      expect((await byPhone(msisdn)).data.user?.userId).toBe(userId);
      const mail = await app.mailTo(email, 2);
      expect(mail.subject).toBe('A phone number was added to your account');
      expect(mail.text).toContain(msisdn.slice(-4));
      expect(mail.text).not.toContain(msisdn);
    },
  );

  test(
    'the token of the session may be in the body, at /public/otp-send and /public/otp-verify',
    { tags: ['AUTH-40', 'AUTH-44'] },
    async () => {
      const { visitor } = await signedUp(app);
      const guest = app.visitor();
      const [msisdn, token] = [freshPhone(), visitor.token ?? ''];
      await guest.call(auth.otpSend, { msisdn, token }, { path: '/public/otp-send' });
      const otp = await codeFor(msisdn);
      const answer = await guest.call(
        auth.otpVerify,
        { msisdn, token, otp },
        { path: '/public/otp-verify' },
      );
      expect(answer.status).toBe(200);
    },
  );

  test('belongs to the account that verifies it; accounts that only typed it keep their entry', async () => {
    const msisdn = freshPhone();
    const typist = await signedUp(app);
    await typist.visitor.call(auth.userInfo, { msisdn });
    const abandoned = { ...signUpForm(''), email: undefined, msisdn };
    await app.visitor().call(auth.register, abandoned);
    const waiting = { ...signUpForm(freshEmail()), msisdn };
    const pending = app.visitor();
    pending.token = (await pending.call(auth.register, waiting)).data.accessToken;
    app.advance(61_000);
    const owner = await signedUp(app);
    expect((await owner.visitor.call(auth.otpSend, { msisdn })).status).toBe(200);
    const otp = await codeFor(msisdn, 2);
    expect((await owner.visitor.call(auth.otpVerify, { msisdn, otp })).status).toBe(200);
    expect((await byPhone(msisdn)).data.user?.userId).toBe(owner.userId);
    for (const other of [typist.visitor, pending])
      expect((await other.call(auth.userDetail, {})).data.msisdn).toBe(msisdn);
    app.advance(61_000);
    expect(reason(await typist.visitor.call(auth.otpSend, { msisdn }))).toBe('PHONE_TAKEN');
  });

  test('belongs to one of two members who verify it concurrently', async () => {
    const msisdn = freshPhone();
    const pairs = [await signedUp(app), await signedUp(app)];
    const codes: string[] = [];
    for (const [index, { visitor }] of pairs.entries()) {
      await visitor.call(auth.otpSend, { msisdn });
      codes.push(await codeFor(msisdn, index + 1));
      app.advance(61_000);
    }
    const answers = await Promise.all(
      pairs.map(({ visitor }, index) =>
        visitor.call(auth.otpVerify, { msisdn, otp: codes[index] ?? '' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('changes by the code of the new number; the old number is free', async () => {
    const { visitor, msisdn: old } = await verifiedPhone(app);
    const { msisdn, otp } = await asked(visitor);
    await visitor.call(auth.otpVerify, { msisdn, otp });
    expect((await byPhone(msisdn)).status).toBe(200);
    expect((await byPhone(old)).status).toBe(401);
  });

  test('of a sign-up can log in before its code, to enter it', async () => {
    const msisdn = freshPhone();
    await app.visitor().call(auth.register, { ...signUpForm(''), email: undefined, msisdn });
    const { status, data } = await byPhone(msisdn);
    expect([status, data.action]).toEqual([200, 'OTP']);
  });
});

describe('the phone of a member refuses', () => {
  test('wrong codes, all codes after five, a code of another number, and a code after ten minutes', async () => {
    const { visitor } = await signedUp(app);
    const { msisdn, otp } = await asked(visitor);
    const elsewhere = { msisdn: freshPhone(), otp };
    expect(reason(await visitor.call(auth.otpVerify, elsewhere))).toBe('CODE_EXPIRED');
    for (let count = 0; count < 4; count += 1)
      expect(reason(await visitor.call(auth.otpVerify, { msisdn, otp: otherThan(otp) }))).toBe(
        'CODE_WRONG',
      );
    expect(reason(await visitor.call(auth.otpVerify, { msisdn, otp }))).toBe('CODE_USED_UP');
    const next = await asked(visitor);
    app.advance(10 * 60_000);
    expect(reason(await visitor.call(auth.otpVerify, next))).toBe('CODE_EXPIRED');
  });

  test('a guest, a session that was logged out, a child, and a sign-up with another number', async () => {
    const msisdn = freshPhone();
    expect(reason(await app.visitor().call(auth.otpSend, { msisdn }))).toBe('LOGIN_REQUIRED');
    const { visitor } = await signedUp(app);
    await enterChild(visitor);
    expect(reason(await visitor.call(auth.otpSend, { msisdn }))).toBe('KIDS_PROFILE');
    const verify = await visitor.call(auth.otpVerify, { msisdn, otp: '123456' });
    expect(reason(verify)).toBe('KIDS_PROFILE');
    await visitor.call(auth.logout, { password: PASSWORD });
    expect(reason(await visitor.call(auth.otpSend, { msisdn }))).toBe('SESSION_ENDED');
    const pending = app.visitor();
    pending.token = (await pending.call(auth.register, signUpForm(freshEmail()))).data.accessToken;
    expect((await pending.call(auth.otpSend, { msisdn })).status).toBe(400);
  });
});
