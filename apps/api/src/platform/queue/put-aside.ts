import type pg from 'pg';

/** The queue of jobs that failed at their last attempt. */
export const DEAD_LETTER = 'dead-letter';

/** Jobs of one kind that failed at their last attempt, and wait for a person. */
export interface PutAside {
  job: string;
  count: number;
  /** When the first was put aside. */
  since: Date;
  /** What the last one failed with. */
  reason: string;
}

/** The jobs that were put aside, by kind. */
export async function readPutAside(pool: Pick<pg.Pool, 'query'>): Promise<PutAside[]> {
  const { rows } = await pool.query<PutAside>(
    `select coalesce(source_name, name) as job, count(*)::int as count, min(created_on) as since,
            coalesce((array_agg(source_output ->> 'message' order by created_on desc))[1], 'unknown') as reason
     from queue.job where name = $1 and state < 'active' group by 1 order by 1`,
    [DEAD_LETTER],
  );
  return rows;
}

/** Deletes those of one kind: what they would have done is done, or no longer matters. @returns how many */
export async function dropPutAside(pool: Pick<pg.Pool, 'query'>, job: string): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from queue.job where name = $1 and state < 'active' and source_name = $2`,
    [DEAD_LETTER, job],
  );
  return rowCount ?? 0;
}
