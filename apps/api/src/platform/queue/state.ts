import { scrubText } from '@kandil/contract/reports';
import type pg from 'pg';
import { DEAD_LETTER } from './put-aside.ts';

/** The jobs of one kind that have not ended. */
export interface QueueState {
  job: string;
  /** Due, and not begun. */
  waiting: number;
  running: number;
  /** They failed, and are not due yet. */
  retrying: number;
  /** Since when the oldest has been due. */
  dueSince: Date | null;
  /** What the last failed attempt said, without personal data. */
  reason: string | null;
}

/** The kinds of which jobs are due, run or are retried; those by which the queue plans recurring jobs apart. */
export async function readQueueStates(pool: pg.Pool): Promise<QueueState[]> {
  const { rows } = await pool.query<QueueState>(
    `select name as job,
            count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
            count(*) filter (where state = 'active')::int as running,
            count(*) filter (where state = 'retry' and start_after > now())::int as retrying,
            min(start_after) filter (where state < 'active' and start_after <= now()) as "dueSince",
            (array_agg(output ->> 'message' order by start_after desc)
              filter (where state = 'retry' and output is not null))[1] as reason
     from queue.job
     where state in ('created', 'retry', 'active') and name <> $1 and name not like '\\_\\_pgboss%'
       and (state <> 'created' or start_after <= now())
     group by name order by name`,
    [DEAD_LETTER],
  );
  return rows.map((row) => ({
    ...row,
    reason: row.reason === null ? null : scrubText(row.reason),
  }));
}

/** A recurring job. */
export interface ScheduleState {
  job: string;
  /** Five fields, UTC. */
  cron: string;
  /** When it was scheduled first. */
  since: Date;
  /** When a run last ended well; ended jobs stay for a week. */
  doneAt: Date | null;
}

export async function readSchedules(pool: pg.Pool): Promise<ScheduleState[]> {
  const { rows } = await pool.query<ScheduleState>(
    `select s.name as job, s.cron, s.created_on as since,
            (select max(j.completed_on) from queue.job j
             where j.name = s.name and j.state = 'completed') as "doneAt"
     from queue.schedule s order by s.name`,
  );
  return rows;
}

/** When a worker last looked which recurring jobs are due; it does so twice a minute. Null: none ever has. */
export async function readPlannedAt(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(`select cron_on as at from queue.version`);
  return rows[0]?.at ?? null;
}
