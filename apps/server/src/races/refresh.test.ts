import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeat } from '../../../api/src/testing/rounds.ts';
import {
  AT_ONCE,
  logIn,
  newAccount,
  type Nodes,
  RACES,
  startNodes,
  tally,
  times,
} from './nodes.ts';

let nodes: Nodes;
let email: string;
beforeAll(async () => {
  nodes = await startNodes();
  ({ email } = await newAccount(nodes));
}, 120_000);
afterAll(() => nodes?.close());

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
  {
    timeout: 900_000,
  },
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
