import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf, linkTokenOf } from '../../../api/src/services/auth/rules/one-time.ts';
import { repeat } from '../../../api/src/testing/rounds.ts';
import { newAccount, type Nodes, RACES, startNodes, tally, times } from './nodes.ts';

/** A small number: each one hashes a password. */
const AT_ONCE = 4;

let nodes: Nodes;
let account: { id: string; email: string };
beforeAll(async () => {
  nodes = await startNodes();
  account = await newAccount(nodes);
}, 120_000);
afterAll(() => nodes?.close());

/** A reset link, as mailed. */
async function resetLink(): Promise<string> {
  const row = {
    id: randomUUID(),
    account_id: account.id,
    purpose: 'RESET',
    destination: account.email,
  };
  const token = linkTokenOf(nodes.codeKey, row);
  await nodes.database.pool.query(
    `insert into auth.links (id, hash, account_id, purpose, destination, created_at, expires_at)
     values ($1, $2, $3, $4, $5, now(), now() + interval '30 minutes')
     on conflict (account_id, purpose) do update set id = excluded.id, hash = excluded.hash`,
    [row.id, hashOf(token), row.account_id, row.purpose, row.destination],
  );
  return token;
}

test(
  'T-A06 a reset link used many times concurrently works once',
  {
    timeout: 900_000,
  },
  async (context) => {
    await repeat(context, RACES, async (round) => {
      const token = await resetLink();
      const answers = await times(AT_ONCE, (index) =>
        nodes.post('/public/forgot-password/reset-password', {
          token,
          password: `new-${index}-lamp`,
        }),
      );
      expect(tally(answers), `round ${round}`).toEqual({ 200: 1, LINK_EXPIRED: AT_ONCE - 1 });
    });
  },
);
