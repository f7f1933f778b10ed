import { randomUUID } from 'node:crypto';
import { codeOf, hashOf, linkTokenOf } from '../../../api/src/services/auth/rules/one-time.ts';
import { logIn, type Nodes } from './nodes.ts';

/** An account of a race. */
interface Owner {
  id: string;
  email: string;
}

/** Opens a session whose first code is due; returns that code too. */
export async function owingACode(
  nodes: Nodes,
  account: Owner,
): Promise<{ access: string; code: string }> {
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
  return { access, code: codeOf(nodes.codeKeys, row, 6) };
}

/** A reset link, as mailed. */
export async function resetLink(nodes: Nodes, account: Owner): Promise<string> {
  const row = {
    id: randomUUID(),
    account_id: account.id,
    purpose: 'RESET',
    destination: account.email,
  };
  const token = linkTokenOf(nodes.codeKeys, row);
  await nodes.database.pool.query(
    `insert into auth.links (id, hash, account_id, purpose, destination, created_at, expires_at)
     values ($1, $2, $3, $4, $5, now(), now() + interval '30 minutes')
     on conflict (account_id, purpose) do update set id = excluded.id, hash = excluded.hash`,
    [row.id, hashOf(token), row.account_id, row.purpose, row.destination],
  );
  return token;
}
