import type pg from 'pg';

export interface QueueHealth {
  /** Jobs that are due but have not run. */
  waiting: number;
  /** Seconds for which the oldest has been due; the alarm is at 300 (SEC-17). */
  oldestSeconds: number;
  /** Jobs that failed twelve times. */
  putAside: number;
}

/** What is due in one queue. */
export interface QueueDepth {
  queue: string;
  count: number;
  /** For which the oldest has been due. */
  seconds: number;
}

/** The queues in which jobs are due, `dead-letter` with those put aside among them. */
export async function readDepths(pool: pg.Pool): Promise<QueueDepth[]> {
  const { rows } = await pool.query<QueueDepth>(`
    select name as queue, count(*)::int as count,
           extract(epoch from now() - min(start_after))::float8 as seconds
    from queue.job
    where state in ('created', 'retry') and start_after <= now()
    group by name`);
  return rows;
}

/** State of the queue, for readiness. */
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
