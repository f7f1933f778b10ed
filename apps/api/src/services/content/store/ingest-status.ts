import { sql } from 'kysely';
import type { Db } from './sql.ts';
import { type Row, table } from './tables.ts';

/** Seconds after which a worker that no longer writes to its row has lost it. */
const HELD_S = 60;

type Status = Row<'ingest_status'>['status'];

/**
 * Shares the status of a video's ingest with all nodes, unless another one is at work on it. A node that shares that it is at
 * work holds the video: for a minute, and longer with `holdOn`.
 *
 * @returns whether it did
 */
export async function shareStatus(db: Db, node: string, status: Status): Promise<boolean> {
  const { code } = status;
  const values = { node, status: JSON.stringify(status), at: sql<Date>`clock_timestamp()` };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ingest_status')
    .values({ code, ...values })
    .onConflict((oc) =>
      oc
        .column('code')
        .doUpdateSet(values)
        .where(
          sql<boolean>`ingest_status.node = ${node} or ingest_status.status ->> 'state' <> 'working' or ingest_status.at < clock_timestamp() - make_interval(secs => ${HELD_S})`,
        ),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Holds a video for another minute. @returns whether this node still had it */
export async function holdOn(db: Db, node: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ingest_status')
    .set({ at: sql<Date>`clock_timestamp()` })
    .where('code', '=', code)
    .where('node', '=', node)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export const sharedStatuses = (db: Db): Promise<Pick<Row<'ingest_status'>, 'node' | 'status'>[]> =>
  db.selectFrom('ingest_status').select(['node', 'status']).execute();

export const unshareStatus = async (db: Db, code: string): Promise<void> =>
  void (await sql`delete from ${table.ingest_status} where code = ${code}`.execute(db));

/** Removes the status of a film that waits; that of another film of its video stays. */
export const unshareWaiting = async (db: Db, code: string, file: string): Promise<void> =>
  void (await sql`
    delete from ${table.ingest_status}
    where code = ${code} and status ->> 'state' = 'waiting' and status ->> 'file' = ${file}
  `.execute(db));
