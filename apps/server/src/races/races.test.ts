import type { SeededMember } from '@kandil/testkit/members';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figure, repeat, rounds } from '../../../api/src/testing/rounds.ts';
import { owingACode, resetLink } from './mailed.ts';
import {
  AT_ONCE,
  logIn,
  newAccount,
  type Nodes,
  PASSWORD,
  RACES,
  type SignedVisitor,
  startNodes,
  tally,
  times,
} from './nodes.ts';

// One file, because a start of the nodes takes longer than most races.
let nodes: Nodes;
beforeAll(async () => void (nodes = await startNodes()), 120_000);
afterAll(() => nodes?.close());

describe('refreshes', () => {
  let email: string;
  beforeAll(async () => {
    ({ email } = await newAccount(nodes));
  });

  const refresh = (token: string) => nodes.post('/public/refresh-token', { token });

  async function generations(): Promise<number> {
    const { rows } = await nodes.database.pool.query(
      'select count(*)::int as count from auth.refresh_tokens',
    );
    return rows[0].count;
  }

  test(
    'T-A01 reuse of an old refresh token ends its family, on every node',
    { timeout: 900_000 },
    async (context) => {
      await repeat(context, RACES, async (round) => {
        const first = await logIn(nodes, email);
        const second = await refresh(first.refresh);
        const third = await refresh(second.data.refreshToken);
        // The parent of the newest token is answered again; an older one was copied.
        const replayed = await refresh(first.refresh);
        expect([replayed.status, replayed.code], `round ${round}`).toEqual([401, 'REFRESH_REUSED']);
        const after = await refresh(third.data.refreshToken);
        expect([after.status, after.data], `round ${round}`).toEqual([401, null]);
        const account = await nodes.get('/auth/user', third.data.accessToken);
        expect(account.code, `round ${round}`).toBe('SESSION_ENDED');
      });
    },
  );

  test(
    'T-A02 one refresh token sent many times concurrently has one successor',
    { timeout: 900_000 },
    async (context) => {
      await repeat(context, RACES, async (round) => {
        const { refresh: token } = await logIn(nodes, email);
        const before = await generations();
        const answers = await times(AT_ONCE, () => refresh(token));
        expect(tally(answers), `round ${round}`).toEqual({ 200: AT_ONCE });
        expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1);
        expect((await generations()) - before).toBe(1);
      });
    },
  );

  test(
    'T-A04 an acknowledged logout has ended the session, despite concurrent refreshes',
    { timeout: 900_000 },
    async (context) => {
      await repeat(context, RACES, async (round) => {
        const signed = await logIn(nodes, email);
        const [refreshed, ended] = await Promise.all([
          refresh(signed.refresh),
          nodes.post('/auth/logout', { platform: 'tv' }, { token: signed.access }),
        ]);
        expect(ended.status, `round ${round}`).toBe(200);
        const survivor = refreshed.data ?? {
          refreshToken: signed.refresh,
          accessToken: signed.access,
        };
        expect((await refresh(survivor.refreshToken)).status, `round ${round}`).toBe(401);
        expect((await nodes.get('/auth/user', survivor.accessToken)).status).toBe(401);
      });
    },
  );

  test(
    'T-A04 a session ended from another device stays ended, despite concurrent refreshes',
    { timeout: 900_000 },
    async (context) => {
      let owner = await logIn(nodes, email, { device: 'device-of-the-owner' });
      await repeat(context, RACES, async (round) => {
        // A session may end only a limited number of others per minute.
        if (round % 25 === 24) owner = await logIn(nodes, email, { device: 'device-of-the-owner' });
        const device = 'device-to-be-ended';
        const signed = await logIn(nodes, email, { device });
        const sessionId = JSON.parse(atob(signed.access.split('.')[1] ?? '')).sid;
        const [refreshed, ended] = await Promise.all([
          nodes.post('/public/refresh-token', { token: signed.refresh }, { device }),
          nodes.remove(`/auth/sessions/${sessionId}`, owner.access),
        ]);
        expect(ended.status, `round ${round}`).toBe(200);
        const survivor = refreshed.data ?? {
          refreshToken: signed.refresh,
          accessToken: signed.access,
        };
        expect((await refresh(survivor.refreshToken)).status, `round ${round}`).toBe(401);
        expect((await nodes.get('/auth/user', survivor.accessToken)).status).toBe(401);
      });
    },
  );
});

describe('one-time codes', () => {
  let account: { id: string; email: string };
  beforeAll(async () => {
    account = await newAccount(nodes);
  });

  const verify = (otp: string, access: string) =>
    nodes.post('/public/otp-verify', { otp }, { token: access });
  const wrong = (code: string, index: number) =>
    String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');

  async function sessions(): Promise<number> {
    const { rows } = await nodes.database.pool.query(
      'select count(*)::int as count from auth.sessions where account_id = $1 and ended_at is null',
      [account.id],
    );
    return rows[0].count;
  }

  test(
    'T-A09 of many concurrent wrong codes exactly five are checked',
    { timeout: 900_000 },
    async (context) => {
      await repeat(context, RACES, async (round) => {
        const { access, code } = await owingACode(nodes, account);
        const answers = await times(AT_ONCE, (index) => verify(wrong(code, index), access));
        expect(tally(answers), `round ${round}`).toEqual({
          CODE_WRONG: 5,
          CODE_USED_UP: AT_ONCE - 5,
        });
        expect((await verify(code, access)).code, `round ${round}`).toBe('CODE_USED_UP');
      });
    },
  );

  test(
    'T-A10 the right code sent many times concurrently opens one session',
    { timeout: 900_000 },
    async (context) => {
      await repeat(context, RACES, async (round) => {
        const { access, code } = await owingACode(nodes, account);
        const before = await sessions();
        const answers = await times(AT_ONCE, () => verify(code, access));
        expect(
          answers.filter(({ status }) => status === 200),
          `round ${round}`,
        ).toHaveLength(1);
        // The full session replaced the half-open one.
        expect(await sessions(), `round ${round}`).toBe(before);
      });
    },
  );
});

describe('new passwords', () => {
  let account: { id: string; email: string };
  beforeAll(async () => {
    account = await newAccount(nodes);
  });

  const DEVICES = ['device-of-the-son', 'device-of-the-daughter'] as const;

  const refresh = ({ refresh: token }: SignedVisitor, device: string) =>
    nodes.post('/public/refresh-token', { token }, { device });

  /** The tokens of a session after a refresh that may be too late. */
  async function refreshedOrNot(signed: SignedVisitor, device: string): Promise<SignedVisitor> {
    const { data } = await refresh(signed, device);
    return data ? { access: data.accessToken, refresh: data.refreshToken } : signed;
  }

  async function expectDead(signed: SignedVisitor, device: string, what: string): Promise<void> {
    expect((await refresh(signed, device)).status, what).toBe(401);
    expect((await nodes.get('/auth/user', signed.access)).status, what).toBe(401);
  }

  test(
    'T-A04 T-A05 an acknowledged new password has ended all other sessions, despite concurrent refreshes',
    { timeout: 900_000 },
    async (context) => {
      let password = PASSWORD;
      let owner = await logIn(nodes, account.email, { password });
      await repeat(context, RACES, async (round) => {
        const others: SignedVisitor[] = [];
        for (const device of DEVICES)
          others.push(await logIn(nodes, account.email, { password, device }));
        const newPassword = `lamp-${round}-of-the-night`;
        const body = { currentPassword: password, newPassword };
        const [changed, ...refreshed] = await Promise.all([
          nodes.post('/v2/auth/update-password', body, { token: owner.access }),
          ...DEVICES.map((device, index) => refreshedOrNot(others[index] as SignedVisitor, device)),
        ]);
        expect(changed.status, `round ${round}`).toBe(200);
        for (const [index, device] of DEVICES.entries())
          await expectDead(refreshed[index] as SignedVisitor, device, `round ${round}, ${device}`);
        await expectDead(owner, 'device-of-the-races', `round ${round}, the tokens before`);
        owner = { access: changed.data.accessToken, refresh: changed.data.refreshToken };
        expect((await nodes.get('/auth/user', owner.access)).status, `round ${round}`).toBe(200);
        password = newPassword;
      });
    },
  );
});

describe('reset links', () => {
  /** A small number: each one hashes a password. */
  const USES = 4;

  let account: { id: string; email: string };
  beforeAll(async () => {
    account = await newAccount(nodes);
  });

  test(
    'T-A06 a reset link used many times concurrently works once',
    { timeout: 900_000 },
    async (context) => {
      await repeat(context, RACES, async (round) => {
        const token = await resetLink(nodes, account);
        const answers = await times(USES, (index) =>
          nodes.post('/public/forgot-password/reset-password', {
            token,
            password: `new-${index}-lamp`,
          }),
        );
        expect(tally(answers), `round ${round}`).toEqual({ 200: 1, LINK_EXPIRED: USES - 1 });
      });
    },
  );
});

describe('leases', () => {
  const ROUNDS = rounds({ usual: 4, long: 80 });
  /** Concurrent rounds, each for its own subscriber. */
  const TOGETHER = 2;
  const STARTS = 100;
  const LIMIT = 2;

  let videoId: number;
  beforeAll(async () => {
    const { rows } = await nodes.database.pool.query(
      `select id from content.video where code = 'keeper-of-cordoba-s1e2'`,
    );
    videoId = rows[0].id;
  });

  /** Starts a hundred players of one member concurrently; returns how many play. */
  async function round({ token }: SeededMember): Promise<number> {
    const eventTime = new Date().toISOString();
    const answers = await times(STARTS, () =>
      nodes.report({ videoId, event: 'START', eventTime, sessionId: randomUUID() }, token),
    );
    const playing = answers.filter(({ data }) => data.access === 'ALLOWED');
    const others = answers.filter(({ data }) => data.access === 'DEVICES');
    expect(playing.length + others.length).toBe(STARTS);
    for (const { data } of others) expect(data.streams.limit).toBe(LIMIT);
    return playing.length;
  }

  test(
    'T-E03 of a hundred concurrent players on two nodes, two play, in every round',
    { timeout: 300_000 },
    async (context) => {
      const members = await nodes.members(ROUNDS);
      const playing: number[] = [];
      for (let start = 0; start < ROUNDS; start += TOGETHER)
        playing.push(...(await Promise.all(members.slice(start, start + TOGETHER).map(round))));
      const violations = playing.filter((count) => count !== LIMIT).length;
      await figure(context, ROUNDS, `${violations} violations`);
      expect(playing).toEqual(members.map(() => LIMIT));
      const { rows } = await nodes.database.pool.query(
        'select count(*)::int as leases from watch.stream_lease group by subscriber_id',
      );
      expect(rows).toEqual(members.map(() => ({ leases: LIMIT })));
    },
  );
});
