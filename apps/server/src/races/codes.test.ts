import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../api/src/services/auth/rules/one-time.ts';
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
let account: { id: string; email: string };
beforeAll(async () => {
  nodes = await startNodes();
  account = await newAccount(nodes);
}, 120_000);
afterAll(() => nodes?.close());

/** Opens a session whose first code is due; returns that code too. */
async function owingACode(): Promise<{ access: string; code: string }> {
  const { pool } = nodes.database;
  await pool.query('update auth.accounts set confirmed_at = null where id = $1', [account.id]);
  const { access } = await logIn(nodes, account.email);
  const row = {
    id: randomUUID(),
    account_id: account.id,
    purpose: 'CONFIRM',
    destination: account.email,
  };
  await pool.query('delete from auth.codes where account_id = $1', [account.id]);
  await pool.query(
    `insert into auth.codes (id, account_id, purpose, destination, created_at, expires_at)
     values ($1, $2, $3, $4, now(), now() + interval '10 minutes')`,
    [row.id, row.account_id, row.purpose, row.destination],
  );
  return { access, code: codeOf(nodes.codeKey, row, 6) };
}

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
      const { access, code } = await owingACode();
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
      const { access, code } = await owingACode();
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
