import type pg from 'pg';
import type { Log } from './log.ts';

/** Milliseconds since 1970. Injected, so that tests can advance it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Largest clock skew to the database without a warning, in milliseconds (SEC-27). */
const TOLERANCE = 2_000;

/** The time of the database, which decides expiry, leases and renewals: it is the same for all nodes. */
export async function databaseTime(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  if (!rows[0]) throw new Error('the database returned no time');
  return rows[0].now.getTime();
}

/** Milliseconds that the database is ahead of this machine. */
export async function clockSkew(pool: pg.Pool, now: Clock): Promise<number> {
  const before = now();
  const database = await databaseTime(pool);
  return Math.round(database - (before + now()) / 2);
}

/** Warns of clock skew between this machine and the database. @returns the skew in milliseconds */
export async function compareClocks(
  pool: pg.Pool,
  log: Log,
  now: Clock = systemClock,
): Promise<number> {
  const apart = await clockSkew(pool, now);
  if (Math.abs(apart) > TOLERANCE)
    log.warn(`the clocks of this machine and of the database are ${apart} ms apart`);
  return apart;
}
