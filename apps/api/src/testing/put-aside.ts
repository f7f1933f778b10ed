import type pg from 'pg';

/** Stores a job as the queue does after its last attempt. @returns its id */
export async function putAside(
  pool: Pick<pg.Pool, 'query'>,
  job: string,
  reason: string,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into queue.job (name, data, source_name, source_retry_count, source_output)
     values ('dead-letter', '{}', $1, 11, jsonb_build_object('message', $2::text)) returning id`,
    [job, reason],
  );
  return rows[0]?.id ?? '';
}
