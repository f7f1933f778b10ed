import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openAuthApp, PASSWORD, type SignedUp, signedUp } from '../../../testing/auth-app.ts';
import { resetCodeIn, resetTokenIn } from '../../../testing/auth-secrets.ts';
import { repeat } from '../../../testing/rounds.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const NEW = 'nightingale-77';
const reason = ({ meta }: { meta: Record<string, unknown> | null }) => meta?.['code'];

async function resetMailFor({ email }: Pick<SignedUp, 'email'>) {
  const isResetMail = (mail: { to: string; subject: string }) =>
    mail.to === email && mail.subject.startsWith('Set a new password');
  const seen = app.mails.filter(isResetMail).length;
  const { data } = await app.visitor().call(auth.forgotPassword, { email });
  await expect.poll(() => app.mails.filter(isResetMail).length, { timeout: 10_000 }).toBe(seen + 1);
  const text = app.mails.findLast(isResetMail)?.text ?? '';
  return { request: data.token, link: resetTokenIn({ text }), otp: resetCodeIn({ text }) };
}

const reset = (token: string, password = NEW) =>
  app.visitor().call(auth.forgotPasswordReset, { token, password });

async function logIn(email: string, password = PASSWORD) {
  const visitor = app.visitor({ platform: 'tv', deviceId: `device-${app.mails.length}` });
  const { status, data } = await visitor.call(auth.login, { email, password });
  if (data) visitor.token = data.accessToken;
  return { visitor, status, refreshToken: data?.refreshToken ?? '' };
}

async function liveSessions(userId: string): Promise<number> {
  const { rows } = await app.database.pool.query(
    'select count(*)::int as live from auth.sessions where account_id = $1 and ended_at is null',
    [userId],
  );
  return rows[0].live;
}

const ROUNDS = { usual: 2, long: 20 };

// The time for hundreds of concurrent calls depends on the machine.
vi.setConfig({ testTimeout: 90_000 });

describe('T-A05 a new password', () => {
  test('ends every session of its account, and of no other, before it answers', async (context) => {
    const bystander = await signedUp(app);
    await repeat(context, ROUNDS, async () => {
      const member = await signedUp(app);
      const sessions = [];
      for (let count = 0; count < 4; count += 1) sessions.push(await logIn(member.email));
      const { link } = await resetMailFor(member);
      expect((await reset(link)).status).toBe(200);
      expect(await liveSessions(member.userId)).toBe(0);
      for (const { visitor, refreshToken } of sessions) {
        expect(reason(await visitor.call(auth.user, {}))).toBe('SESSION_ENDED');
        const again = await visitor.call(auth.refreshToken, { token: refreshToken });
        expect(reason(again)).toBe('SESSION_ENDED');
      }
    });
    expect((await bystander.visitor.call(auth.user, {})).status).toBe(200);
  });

  test('ends the sessions of concurrent logins and refreshes', async (context) => {
    await repeat(context, ROUNDS, async () => {
      const member = await signedUp(app);
      const open = await logIn(member.email);
      const { link } = await resetMailFor(member);
      const [done, ...others] = await Promise.all([
        reset(link),
        logIn(member.email),
        logIn(member.email),
        open.visitor.call(auth.refreshToken, { token: open.refreshToken }),
      ]);
      expect(done.status).toBe(200);
      // Late calls are refused; the sessions of early ones have ended.
      for (const { status } of others) expect([200, 401]).toContain(status);
      expect(await liveSessions(member.userId)).toBe(0);
    });
  });

  test('voids pending links and requests', async () => {
    const member = await signedUp(app);
    const first = await resetMailFor(member);
    app.advance(61_000);
    const second = await resetMailFor(member);
    expect(reason(await reset(first.link))).toBe('LINK_EXPIRED');
    const { data } = await app
      .visitor()
      .call(auth.forgotPasswordVerifyOtp, { token: first.request, otp: first.otp });
    expect(reason(await reset(second.link))).toBe('LINK_EXPIRED');
    expect((await reset(data.token)).status).toBe(200);
    const late = await app
      .visitor()
      .call(auth.forgotPasswordVerifyOtp, { token: second.request, otp: second.otp });
    expect(reason(late)).toBe('CODE_EXPIRED');
  });
});

describe('concurrent calls', () => {
  test('T-A09 of 200 wrong codes exactly five are compared', async () => {
    const { request, otp } = await resetMailFor(await signedUp(app));
    const guesses = Array.from({ length: 200 }, (_, index) =>
      String((Number(otp) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(
      guesses.map((guess, index) =>
        app
          .visitor({ ip: `198.51.100.${index}` })
          .call(auth.forgotPasswordVerifyOtp, { token: request, otp: guess }),
      ),
    );
    const codes = answers.map(reason);
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(5);
    expect(
      codes.every((code) => ['CODE_WRONG', 'CODE_USED_UP', 'UNAVAILABLE'].includes(String(code))),
    ).toBe(true);
    const right = await app.visitor().call(auth.forgotPasswordVerifyOtp, { token: request, otp });
    expect(reason(right)).toBe('CODE_USED_UP');
  });

  test('T-A10 of 50 right codes one is exchanged, and of ten uses of its link one sets a password', async (context) => {
    await repeat(context, ROUNDS, async () => {
      const member = await signedUp(app);
      const { request, otp } = await resetMailFor(member);
      const exchanged = await Promise.all(
        Array.from({ length: 50 }, () =>
          app.visitor().call(auth.forgotPasswordVerifyOtp, { token: request, otp }),
        ),
      );
      const won = exchanged.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      const token = won[0]?.data.token ?? '';
      const resets = await Promise.all(
        Array.from({ length: 10 }, (_, index) => reset(token, `password-${index}`)),
      );
      expect(resets.filter(({ status }) => status === 200)).toHaveLength(1);
      const chosen = resets.findIndex(({ status }) => status === 200);
      expect((await logIn(member.email, `password-${chosen}`)).status).toBe(200);
    });
  });
});
