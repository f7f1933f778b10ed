import { expect } from 'vitest';
import type { Database } from '../platform/database/index.ts';

/** A statement and its values. */
export type Change = readonly [sql: string, ...values: unknown[]];

/**
 * Makes changes that lock rows, starts a call, and commits the changes once the call waits for one of the rows: what
 * the call read before is outdated.
 */
export async function duringLock<T>(
  { pool }: Pick<Database, 'pool'>,
  changes: readonly Change[],
  call: () => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    // A busy machine may need longer than the five seconds after which the server ends an idle transaction.
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    for (const [sql, ...values] of changes) await client.query(sql, values);
    const answer = call();
    const waiting = async () =>
      (
        await pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length;
    await expect.poll(waiting, { timeout: 10_000, interval: 10 }).toBe(1);
    await client.query('commit');
    return await answer;
  } finally {
    client.release(true);
  }
}
