import { sql } from 'kysely';
import type { Executor, SavedAnswerRow } from './tables.ts';

export const allSavedAnswers = (db: Executor): Promise<SavedAnswerRow[]> =>
  db
    .selectFrom('saved_answer')
    .selectAll()
    .orderBy('language')
    .orderBy(sql`lower(title)`)
    .execute();

/** One that nobody else changes until the transaction ends. */
export const lockedSavedAnswer = (trx: Executor, id: string): Promise<SavedAnswerRow | undefined> =>
  trx.selectFrom('saved_answer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type AnswerValues = Omit<SavedAnswerRow, 'version'>;

/** Stores a new one; undefined if another one of its language has the title. */
export const insertSavedAnswer = (
  trx: Executor,
  answer: AnswerValues,
): Promise<SavedAnswerRow | undefined> =>
  trx
    .insertInto('saved_answer')
    .values(answer)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Changes one; undefined if another one of its language has the title. */
export const changeSavedAnswer = (
  trx: Executor,
  { id, ...answer }: AnswerValues,
): Promise<SavedAnswerRow | undefined> =>
  trx
    .updateTable('saved_answer as a')
    .set({ ...answer, version: sql<number>`version + 1` })
    .where('a.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_answer as o')
            .select('o.id')
            .where('o.id', '<>', id)
            .where('o.language', '=', answer.language)
            .where(sql`lower(o.title)`, '=', sql`lower(${answer.title})`),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();

/** @returns whether it was there */
export async function deleteSavedAnswer(trx: Executor, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_answer')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
