import { auth } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor, VisitorOptions } from '../../../testing/visitor.ts';
import {
  type AuthApp,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
} from '../../../testing/auth-app.ts';
import { repeat } from '../../../testing/rounds.ts';

let app: AuthApp;
let member: SignedUp;
beforeAll(async () => {
  app = await openAuthApp({}, { isStill: true });
  member = await signedUp(app);
});
afterAll(() => app.close());

interface Session {
  visitor: Visitor;
  /** The refresh token, for clients without a cookie. */
  token: string;
  access: string;
}

async function loggedIn(options: VisitorOptions = { platform: 'tv' }): Promise<Session> {
  const visitor = app.visitor(options);
  const { data } = await visitor.call(auth.login, { email: member.email, password: PASSWORD });
  visitor.token = data.accessToken;
  return { visitor, token: data.refreshToken ?? '', access: data.accessToken };
}

const refresh = ({ visitor }: Pick<Session, 'visitor'>, token?: string) =>
  visitor.call(auth.refreshToken, { token });
const code = ({ status, meta }: { status: number; meta: Record<string, unknown> | null }) => [
  status,
  meta?.['code'],
];
const accountAnswers = async ({ visitor }: Session, token: string) =>
  (await visitor.call(auth.userDetail, {}, { token })).status;

async function generations(): Promise<number> {
  const { rows } = await app.database.pool.query(
    'select count(*)::int as count from auth.refresh_tokens',
  );
  return rows[0].count;
}

describe('refreshToken', () => {
  test(
    'POST /public/refresh-token returns new tokens for the one in the body',
    { tags: ['AUTH-35'] },
    async () => {
      const session = await loggedIn();
      const { status, data } = await refresh(session, session.token);
      expect(status).toBe(200);
      expect(data.refreshToken).toMatch(/^[\w-]{43}$/);
      expect(data.refreshToken).not.toBe(session.token);
      expect(await accountAnswers(session, data.accessToken)).toBe(200);
    },
  );

  test('works with an expired access token, without end as long as it is used', async () => {
    const session = await loggedIn();
    let token = session.token;
    for (let count = 0; count < 5; count += 1) {
      app.advance(20 * 24 * 3_600_000);
      expect(await accountAnswers(session, session.access)).toBe(401);
      const { status, data } = await refresh(session, token);
      expect(status).toBe(200);
      token = data.refreshToken ?? '';
    }
  });

  test('the cookie of a browser is rotated and never visible to scripts', async () => {
    const { visitor } = await loggedIn({ platform: 'web' });
    const before = visitor.cookies.get('kandil_rt');
    const { data, cookies } = await visitor.call(
      auth.refreshToken,
      {},
      { headers: { 'x-platform': 'tv' } },
    );
    expect(data.refreshToken).toBeNull();
    expect(cookies[0]).toMatchObject({ name: 'kandil_rt', httpOnly: true, sameSite: 'Strict' });
    expect(visitor.cookies.get('kandil_rt')).not.toBe(before);
  });

  test('a remembered session stays remembered until its 365 days are over', async () => {
    const visitor = app.visitor();
    await visitor.call(auth.login, { email: member.email, password: PASSWORD, rememberMe: true });
    app.advance(50 * 24 * 3_600_000);
    const { cookies } = await visitor.call(auth.refreshToken, {});
    expect(cookies[0]?.['maxAge']).toBe(315 * 24 * 3600);
  });
});

describe('a token that is sent again', () => {
  test('returns the same successor within ten seconds', async () => {
    const session = await loggedIn();
    const first = await refresh(session, session.token);
    app.advance(9_000);
    const second = await refresh(session, session.token);
    expect([second.status, second.data.refreshToken]).toEqual([200, first.data.refreshToken]);
  });

  test(
    'fifty times concurrently creates one new generation, which every call gets',
    { timeout: 120_000 },
    async (context) => {
      const session = await loggedIn();
      let token = session.token;
      const before = await generations();
      await repeat(context, { usual: 3, long: 40 }, async (round) => {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => refresh(session, token)),
        );
        // A busy machine answers 503; the client retries and stays logged in.
        const answered = answers.filter(({ status }) => status !== 503);
        const successors = new Set(answered.map(({ data }) => data?.refreshToken));
        expect(successors.size).toBe(1);
        token = [...successors][0] ?? '';
        expect(token).toHaveLength(43);
        app.advance(2_100);
        expect(await generations()).toBe(before + round + 1);
      });
    },
  );

  test('later ends the family with its newest token and access tokens, and notifies the owner', async () => {
    const session = await loggedIn();
    const { data } = await refresh(session, session.token);
    app.advance(10_001);
    const mailsBefore = app.mails.filter(({ to }) => to === member.email).length;
    const again = await refresh(session, session.token);
    expect(code(again)).toEqual([401, 'REFRESH_REUSED']);
    expect(code(await refresh(session, data.refreshToken ?? ''))).toEqual([401, 'SESSION_ENDED']);
    expect(await accountAnswers(session, data.accessToken)).toBe(401);
    const mail = await app.mailTo(member.email, mailsBefore + 1);
    expect(mail.subject).toBe('We ended a session on your account');
  });

  test('of any of the last five generations ends the family, even in the same second', async () => {
    for (let back = 2; back <= 6; back += 1) {
      const session = await loggedIn();
      const tokens = [session.token];
      for (let count = 0; count < 6; count += 1)
        tokens.push((await refresh(session, tokens.at(-1))).data.refreshToken ?? '');
      expect(code(await refresh(session, tokens.at(-1 - back)))).toEqual([401, 'REFRESH_REUSED']);
      expect(code(await refresh(session, tokens.at(-1)))).toEqual([401, 'SESSION_ENDED']);
    }
  });

  test('from another device ends the family at once', async () => {
    const session = await loggedIn({ platform: 'tv', deviceId: 'television' });
    await refresh(session, session.token);
    const thief = app.visitor({ platform: 'tv', deviceId: 'elsewhere' });
    expect(code(await refresh({ visitor: thief }, session.token))).toEqual([401, 'REFRESH_REUSED']);
  });

  test('leaves the other sessions of the account alone', async () => {
    const [robbed, other] = [await loggedIn(), await loggedIn()];
    await refresh(robbed, robbed.token);
    app.advance(10_001);
    await refresh(robbed, robbed.token);
    expect((await refresh(other, other.token)).status).toBe(200);
  });
});

describe('refreshToken refuses', () => {
  test.each([
    ['nothing', undefined],
    ['an empty token', ''],
    ['an unknown token', 'A'.repeat(43)],
  ])('%s', async (_name, token) => {
    expect(code(await refresh({ visitor: app.visitor() }, token))).toEqual([401, 'SESSION_ENDED']);
  });

  test('a session that was unused for 60 days, and one after 365 days', async () => {
    const idle = await loggedIn();
    app.advance(60 * 24 * 3_600_000);
    expect(code(await refresh(idle, idle.token))).toEqual([401, 'SESSION_ENDED']);
    const long = await loggedIn();
    let token = long.token;
    for (let month = 0; month < 7; month += 1) {
      app.advance(50 * 24 * 3_600_000);
      token = (await refresh(long, token)).data.refreshToken ?? '';
    }
    app.advance(15 * 24 * 3_600_000);
    expect(code(await refresh(long, token))).toEqual([401, 'SESSION_ENDED']);
  });

  test('the session of a disabled account', async () => {
    const { visitor, userId } = await signedUp(app);
    await app.database.pool.query('update auth.accounts set disabled_at = now() where id = $1', [
      userId,
    ]);
    expect(code(await visitor.call(auth.refreshToken, {}))).toEqual([401, 'SESSION_ENDED']);
    expect(visitor.cookies.has('kandil_rt')).toBe(false);
  });

  test.each(['same-site', 'cross-site'] as const)('the cookie in a %s request', async (site) => {
    const { visitor } = await loggedIn({ platform: 'web' });
    const answer = await visitor.call(
      auth.refreshToken,
      {},
      { headers: { 'sec-fetch-site': site } },
    );
    expect(code(answer)).toEqual([403, 'FORBIDDEN']);
    expect((await visitor.call(auth.refreshToken, {})).status).toBe(200);
  });

  test('the cookie of an old browser, unless its Origin is ours', async () => {
    const { visitor } = await loggedIn({ platform: 'web' });
    const from = (origin: string) =>
      visitor.call(
        auth.refreshToken,
        {},
        { headers: { 'sec-fetch-site': '', origin, host: 'kandil.test' } },
      );
    expect((await from('https://evil.test')).status).toBe(403);
    expect((await from('null')).status).toBe(403);
    expect((await from('https://kandil.test')).status).toBe(200);
  });

  test('more than thirty rotations of one family a minute; the token stays valid', async () => {
    const session = await loggedIn();
    let token = session.token;
    for (let count = 0; count < 29; count += 1)
      token = (await refresh(session, token)).data.refreshToken ?? '';
    const refused = await refresh(session, token);
    expect(code(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.headers['retry-after']).toBe('60');
    app.advance(60_001);
    expect((await refresh(session, token)).status).toBe(200);
  });

  test('a browser in the same way, which keeps its cookie', async () => {
    const { visitor } = await loggedIn({ platform: 'web' });
    for (let count = 0; count < 29; count += 1) await refresh({ visitor });
    const cookie = visitor.cookies.get('kandil_rt');
    expect(code(await refresh({ visitor }))).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(visitor.cookies.get('kandil_rt')).toBe(cookie);
    app.advance(60_001);
    expect((await refresh({ visitor })).status).toBe(200);
  });

  test('the token of another client, and leaves the cookie of the browser alone', async () => {
    const { visitor } = await loggedIn({ platform: 'web' });
    expect(code(await refresh({ visitor }, 'A'.repeat(43)))).toEqual([401, 'SESSION_ENDED']);
    expect((await refresh({ visitor })).status).toBe(200);
  });
});
