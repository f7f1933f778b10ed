import { type Insertable, sql } from 'kysely';
import type { BooksRunRow, DifferenceRow, Executor, PaymentTables } from './tables.ts';

/** Begins a comparison. @returns undefined if one of this month and gateway is running */
export const insertRun = (
  trx: Executor,
  row: Insertable<PaymentTables['books_run']>,
): Promise<BooksRunRow | undefined> =>
  trx
    .insertInto('books_run')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['gateway_code', 'month']).where('state', '=', 'RUNNING').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

/** A comparison that began before a moment and is still running has lost its worker. */
export async function failLost(trx: Executor, before: Date, at: Date): Promise<void> {
  await trx
    .updateTable('books_run')
    .set({ state: 'FAILED', finished_at: at })
    .where('state', '=', 'RUNNING')
    .where('requested_at', '<', before)
    .execute();
}

export const runById = (db: Executor, id: string): Promise<BooksRunRow | undefined> =>
  db.selectFrom('books_run').selectAll().where('id', '=', id).executeTakeFirst();

/** The newest comparison of each gateway for a month, with how many differences it has. */
export async function runsOf(
  db: Executor,
  month: string,
): Promise<(BooksRunRow & { differences: number })[]> {
  const rows = await db
    .selectFrom('books_run')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('books_difference')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('books_difference.run_id', '=', 'books_run.id')
        .$asScalar()
        .as('differences'),
    )
    .distinctOn('gateway_code')
    .where('month', '=', month)
    .orderBy('gateway_code')
    .orderBy('requested_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, differences: row.differences ?? 0 }));
}

export async function insertLines(
  db: Executor,
  rows: Insertable<PaymentTables['books_line']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('books_line')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets what a comparison has read so far. */
export async function clearRun(db: Executor, runId: string): Promise<void> {
  await db.deleteFrom('books_line').where('run_id', '=', runId).execute();
  await db.deleteFrom('books_difference').where('run_id', '=', runId).execute();
}

/** Ends a comparison; earlier ones of its month and gateway go. */
export async function finishRun(
  trx: Executor,
  { id, gateway_code, month }: Pick<BooksRunRow, 'id' | 'gateway_code' | 'month'>,
  end: { state: 'DONE' | 'FAILED'; finished_at: Date; totals?: string },
): Promise<void> {
  await trx.deleteFrom('books_line').where('run_id', '=', id).execute();
  await trx.updateTable('books_run').set(end).where('id', '=', id).execute();
  if (end.state === 'FAILED') return;
  await trx
    .deleteFrom('books_run')
    .where('gateway_code', '=', gateway_code)
    .where('month', '=', month)
    .where('id', '<>', id)
    .where('state', '<>', 'RUNNING')
    .execute();
}

/** A page of differences, in their order. */
export const differencesOf = (
  db: Executor,
  runId: string,
  after: number,
  limit: number,
): Promise<DifferenceRow[]> =>
  db
    .selectFrom('books_difference')
    .selectAll()
    .where('run_id', '=', runId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(limit)
    .execute();
