import { auth } from '@kandil/contract';
import { sessionCheck } from '@kandil/contract/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuthApp,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
} from '../../../testing/auth-app.ts';
import { repeat } from '../../../testing/rounds.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let app: AuthApp;
let member: SignedUp;
beforeAll(async () => {
  app = await openAuthApp();
  member = await signedUp(app);
});
afterAll(() => app.close());

interface Session {
  visitor: Visitor;
  /** The refresh token, for clients without a cookie. */
  token: string;
  access: string;
}

async function loggedIn(platform = 'tv'): Promise<Session> {
  const visitor = app.visitor({ platform });
  const { data } = await visitor.call(auth.login, { email: member.email, password: PASSWORD });
  visitor.token = data.accessToken;
  return { visitor, token: data.refreshToken ?? '', access: data.accessToken };
}

const refresh = ({ visitor }: Pick<Session, 'visitor'>, token: string) =>
  visitor.call(auth.refreshToken, { token });
const code = ({ status, meta }: { status: number; meta: Record<string, unknown> | null }) => [
  status,
  meta?.['code'],
];
const accountAnswers = async ({ visitor }: Session, token: string) =>
  (await visitor.call(auth.userDetail, {}, { token })).status;

describe('logout', () => {
  test(
    'POST /auth/logout ends the session of the token at once',
    { tags: ['AUTH-19'] },
    async () => {
      const session = await loggedIn();
      const { status, data } = await session.visitor.call(auth.logout, { platform: 'tv' });
      expect([status, data]).toEqual([200, null]);
      expect(await accountAnswers(session, session.access)).toBe(401);
      expect(code(await refresh(session, session.token))).toEqual([401, 'SESSION_ENDED']);
      expect((await session.visitor.call(auth.logout, {})).status).toBe(200);
    },
  );

  test('works with an expired access token, by the cookie, and clears it', async () => {
    const { visitor } = await loggedIn('web');
    const cookie = visitor.cookies.get('kandil_rt') ?? '';
    app.advance(16 * 60_000);
    const { status } = await visitor.call(auth.logout, {});
    expect([status, visitor.cookies.has('kandil_rt')]).toEqual([200, false]);
    expect(code(await refresh({ visitor: app.visitor() }, cookie))).toEqual([401, 'SESSION_ENDED']);
  });

  test('a session without a row is logged out too', async () => {
    const session = await loggedIn('web');
    const { sessionId } = (await app.tokens.read(session.access)) ?? {};
    await app.database.pool.query('delete from auth.sessions where id = $1', [sessionId]);
    const answer = await session.visitor.call(auth.logout, {});
    expect([answer.status, answer.data]).toEqual([200, null]);
    expect(session.visitor.cookies.has('kandil_rt')).toBe(false);
  });

  test('from another site is refused', async () => {
    const { visitor } = await loggedIn('web');
    expect(
      (
        await visitor.call(
          auth.logout,
          {},
          { token: null, headers: { 'sec-fetch-site': 'cross-site' } },
        )
      ).status,
    ).toBe(403);
    expect((await visitor.call(auth.refreshToken, {})).status).toBe(200);
  });

  test(
    'concurrently with a refresh ends the session and all its tokens',
    { timeout: 60_000 },
    async (context) => {
      await repeat(context, { usual: 6, long: 100 }, async () => {
        const session = await loggedIn();
        const [, answer] = await Promise.all([
          session.visitor.call(auth.logout, {}),
          refresh(session, session.token),
        ]);
        const { accessToken, refreshToken } =
          answer.status === 200
            ? answer.data
            : { accessToken: session.access, refreshToken: session.token };
        expect(await accountAnswers(session, accessToken)).toBe(401);
        expect(code(await refresh(session, refreshToken ?? ''))).toEqual([401, 'SESSION_ENDED']);
        const sessionId = (await app.tokens.read(session.access))?.sessionId ?? '';
        expect(await app.internal(sessionCheck, { sessionId, profileId: null })).toMatchObject({
          live: false,
          profile: null,
        });
      });
    },
  );
});
