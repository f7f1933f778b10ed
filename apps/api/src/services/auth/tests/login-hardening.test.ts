import { auth } from '@kandil/contract';
import type { BotAction } from '@kandil/contract/auth/entities';
import { sessionCheck } from '@kandil/contract/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuthApp,
  freshEmail,
  openAuthApp,
  PASSWORD,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import { verifiedPhone } from '../../../testing/auth-secrets.ts';
import { repeat } from '../../../testing/rounds.ts';
import { solvedPuzzle } from '../../../testing/solved-puzzle.ts';
import { altchaCheck } from '../vendors/altcha/index.ts';

const reason = ({ meta }: { meta: Record<string, unknown> | null }) => meta?.['code'];

describe('many failed attempts', () => {
  let app: AuthApp;
  beforeAll(async () => {
    app = await openAuthApp(
      {},
      { botCheck: (world) => altchaCheck({ ...world, keys: ['a key that only tests know'] }) },
    );
  });
  afterAll(() => app.close());

  async function aPerson(action: BotAction): Promise<string> {
    const { data } = await app.visitor().call(auth.botChallenge, { action });
    return solvedPuzzle(data.challenge);
  }
  async function member(): Promise<string> {
    const visitor = app.visitor({ deviceId: 'the-own-sofa' });
    const email = freshEmail();
    const form = { ...signUpForm(email), gRecaptchaResponse: await aPerson('SIGNUP') };
    visitor.token = (await visitor.call(auth.register, form)).data.accessToken;
    const otp = app.codeIn(await app.mailTo(email));
    expect((await visitor.call(auth.otpVerify, { otp })).status).toBe(200);
    return email;
  }
  const attempt = (email: string, patch: object = {}, deviceId = 'elsewhere') =>
    app.visitor({ deviceId }).call(auth.login, { email, password: 'no-no', ...patch });
  /** Makes twenty failed attempts, each as early as the delays allow. */
  async function failTwenty(email: string): Promise<void> {
    for (let count = 0; count < 20; count += 1) {
      expect(reason(await attempt(email))).toBe('WRONG_CREDENTIALS');
      app.advance(Math.min(30, 2 ** Math.max(0, count - 4)) * 1000);
    }
  }
  const warnings = (email: string) =>
    app.mails.filter(({ to, subject }) => to === email && subject.startsWith('Many failed'));

  test('T-A15 twenty in an hour require a bot check, for known and unknown names, and the owner gets one mail', async () => {
    const email = await member();
    for (const name of [email, freshEmail()]) {
      await failTwenty(name);
      expect(reason(await attempt(name))).toBe('BOT_CHECK_FAILED');
      expect(reason(await attempt(name, { captchaToken: 'not one' }))).toBe('BOT_CHECK_FAILED');
      const captchaToken = await aPerson('LOGIN');
      expect(reason(await attempt(name, { captchaToken }))).toBe('WRONG_CREDENTIALS');
      app.advance(30_000);
    }
    const gRecaptchaResponse = await aPerson('LOGIN');
    expect((await attempt(email, { password: PASSWORD, gRecaptchaResponse })).status).toBe(200);
    await expect.poll(() => warnings(email).length, { timeout: 10_000 }).toBe(1);
    await failTwenty(email);
    expect(reason(await attempt(email))).toBe('BOT_CHECK_FAILED');
    expect(warnings(email)).toHaveLength(1);
  });

  test('T-A15 the owner can log in at once on a known device, which does not help the stranger', async () => {
    const email = await member();
    await failTwenty(email);
    const owner = await attempt(email, { password: PASSWORD }, 'the-own-sofa');
    expect(owner.status).toBe(200);
    expect(reason(await attempt(email))).toBe('BOT_CHECK_FAILED');
  });

  test('an unknown device has no separate bucket', async () => {
    const email = await member();
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1)
      statuses.push((await attempt(email, {}, `device-${count}-of-a-stranger`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });
});

describe('without a bot check', () => {
  let app: AuthApp;
  beforeAll(async () => {
    app = await openAuthApp();
  });
  afterAll(() => app.close());

  test('e-mail and phone of an account share their attempts', async () => {
    const { email, msisdn } = await verifiedPhone(app);
    const attempt = (name: object) =>
      app.visitor({ deviceId: 'elsewhere' }).call(auth.login, { ...name, password: 'no-no' });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await attempt(count % 2 ? { email } : { msisdn })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('T-A18 a disabled account loses access at once: calls, refresh, other services', async (context) => {
    await repeat(context, { usual: 10, long: 50 }, async () => {
      const { visitor, userId } = await signedUp(app);
      await app.database.pool.query('update auth.accounts set disabled_at = now() where id = $1', [
        userId,
      ]);
      const session = await app.tokens.read(visitor.token ?? '');
      const { sessionId = '' } = session ?? {};
      const checked = await app.internal(sessionCheck, { sessionId, profileId: null });
      expect(checked).toMatchObject({ live: false, profile: null });
      expect(reason(await visitor.call(auth.user, {}))).toBe('SESSION_ENDED');
      expect(reason(await visitor.call(auth.refreshToken, {}))).toBe('SESSION_ENDED');
    });
  });

  test('a body of more than 16 KB is refused (SEC-8)', async () => {
    const password = 'x'.repeat(16 * 1024);
    const { status } = await app.visitor().call(auth.login, { email: freshEmail(), password });
    expect(status).toBe(413);
  });
});
