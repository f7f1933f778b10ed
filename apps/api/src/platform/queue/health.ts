import type pg from 'pg';

export interface QueueHealth {
  /** Jobs that are due but have not run. */
  waiting: number;
  /** Seconds for which the oldest has been due; the alarm is at 300 (SEC-17). */
  oldestSeconds: number;
  /** Jobs that failed twelve times. */
  putAside: number;
}

/** State of the queue, for metrics and readiness. */
export async function readHealth(pool: pg.Pool): Promise<QueueHealth> {
  const { rows } = await pool.query<QueueHealth>(`
    select count(*) filter (where name <> 'dead-letter')::int as waiting,
           coalesce(extract(epoch from now() - min(start_after) filter (where name <> 'dead-letter')), 0)::float8
             as "oldestSeconds",
           count(*) filter (where name = 'dead-letter')::int as "putAside"
    from queue.job
    where state in ('created', 'retry') and start_after <= now()`);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, putAside: 0 };
}

/** Deletes marks of jobs that the queue has deleted. */
export async function forgetOldConsumed(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from platform.consumed where at < now() - interval '30 days'`);
}
