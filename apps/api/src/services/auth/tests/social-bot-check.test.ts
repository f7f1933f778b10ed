import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { freshSubject, openSocialApp } from '../../../testing/social-app.ts';
import { solvedPuzzle } from '../../../testing/solved-puzzle.ts';
import { altchaCheck } from '../vendors/altcha/index.ts';

const app = await openSocialApp(
  {},
  { botCheck: (world) => altchaCheck({ ...world, keys: ['a key that only tests know'] }) },
);
afterAll(() => app.close());

const CALLS = [auth.socialLogin, auth.socialRegister];
const visitor = () => app.visitor({ ip: '203.0.113.40' });

async function aPerson(): Promise<string> {
  const { data } = await visitor().call(auth.botChallenge, { action: 'LOGIN' });
  return solvedPuzzle(data.challenge);
}

async function failTwenty(): Promise<void> {
  for (let count = 0; count < 20; count += 1) {
    const call = CALLS[count % 2] ?? auth.socialLogin;
    const { meta } = await visitor().call(call, { mediaType: 'facebook', accessToken: 'forged' });
    expect(meta?.['code']).toBe('SOCIAL_REFUSED');
  }
}

describe('after twenty refused sign-ins from one client address', () => {
  test.each(CALLS.map((call) => [call.name, call] as const))(
    '%s requires a bot check, and the same token signs in with its response',
    async (_name, call) => {
      await failTwenty();
      const somebody = visitor();
      const accessToken = await app.tokenFor(somebody, 'google', { subject: freshSubject() });
      const attempt = (more: object) =>
        somebody.call(call, { mediaType: 'google', accessToken, ...more });
      for (const more of [{}, { gRecaptchaResponse: 'made up' }, { captchaToken: '' }])
        expect(await attempt(more)).toMatchObject({
          status: 403,
          meta: { code: 'BOT_CHECK_FAILED' },
        });
      expect((await attempt({ captchaToken: await aPerson() })).status).toBe(200);
      app.advance(3_601_000);
    },
  );

  test('each of them is recorded, of no account (SEC-30)', async () => {
    const noted = async () => {
      const { rows } = await app.database.pool.query<{ count: number }>(
        "select count(*)::int from auth.security_events where account_id is null and kind = 'LOGIN_FAILED'",
      );
      return rows[0]?.count ?? 0;
    };
    const before = await noted();
    await failTwenty();
    expect(await noted()).toBe(before + 20);
    app.advance(3_601_000);
  });

  test('other client addresses need none', async () => {
    await failTwenty();
    const elsewhere = app.visitor({ ip: '203.0.113.41' });
    expect((await app.signIn(elsewhere, 'google', { subject: freshSubject() })).status).toBe(200);
  });
});
