import type pg from 'pg';
import type { Log } from './log.ts';

/** Milliseconds since 1970. Given to whatever decides by time, so that tests can move it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** More than this between us and the database is worth a warning (SEC-27). */
const TOLERANCE = 2_000;

/** The time of the database, which decides expiry, leases and renewals: all nodes have the same. */
export async function databaseTime(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  if (!rows[0]) throw new Error('the database told no time');
  return rows[0].now.getTime();
}

/** Warns when the clock of this machine and that of the database are apart; returns by how many milliseconds. */
export async function compareClocks(
  pool: pg.Pool,
  log: Log,
  now: Clock = systemClock,
): Promise<number> {
  const before = now();
  const database = await databaseTime(pool);
  const apart = Math.round(database - (before + now()) / 2);
  if (Math.abs(apart) > TOLERANCE)
    log.warn(`the clocks of this machine and of the database are ${apart} ms apart`);
  return apart;
}
