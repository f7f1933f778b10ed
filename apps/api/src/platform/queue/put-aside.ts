import { scrubText } from '@kandil/contract/reports';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';

/** The queue of jobs that failed at their last attempt. */
export const DEAD_LETTER = 'dead-letter';

/** Jobs of one kind that failed at their last attempt, and wait for a person. */
export interface PutAside {
  job: string;
  count: number;
  /** When the first was put aside. */
  since: Date;
  /** What the last one failed with, without personal data. */
  reason: string;
}

/** One of them. */
export interface PutAsideJob {
  id: string;
  job: string;
  attempts: number;
  /** When it was put aside. */
  at: Date;
  /** What it failed with, without personal data. */
  reason: string;
}

/** Mail servers and databases repeat addresses and values in their errors. */
const withoutPersons = <Row extends { reason: string }>(row: Row): Row => ({
  ...row,
  reason: scrubText(row.reason),
});

/** The jobs that were put aside, by kind. */
export async function readPutAside(pool: Pick<pg.Pool, 'query'>): Promise<PutAside[]> {
  const { rows } = await pool.query<PutAside>(
    `select coalesce(source_name, name) as job, count(*)::int as count, min(created_on) as since,
            coalesce((array_agg(source_output ->> 'message' order by created_on desc))[1], 'unknown') as reason
     from queue.job where name = $1 and state < 'active' group by 1 order by 1`,
    [DEAD_LETTER],
  );
  return rows.map(withoutPersons);
}

/** The same one by one, the newest first. */
export async function readPutAsideJobs(
  pool: Pick<pg.Pool, 'query'>,
  most: number,
): Promise<PutAsideJob[]> {
  const { rows } = await pool.query<PutAsideJob>(
    `select id, coalesce(source_name, name) as job, coalesce(source_retry_count, 0) + 1 as attempts,
            created_on as at, coalesce(source_output ->> 'message', 'unknown') as reason
     from queue.job where name = $1 and state < 'active' order by created_on desc, id limit $2`,
    [DEAD_LETTER, most],
  );
  return rows.map(withoutPersons);
}

/**
 * Deletes those of one kind, or one of them: what they would have done is done, or no longer matters.
 * @param db the database or a transaction, of any schema
 * @returns how many
 */
export async function dropPutAside<Tables>(
  db: Kysely<Tables>,
  job: string,
  id: string | null = null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from queue.job
    where name = ${DEAD_LETTER} and state < 'active' and source_name = ${job}
      and (${id}::uuid is null or id = ${id}::uuid)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
