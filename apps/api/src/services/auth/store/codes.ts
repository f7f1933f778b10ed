import type { Selectable } from 'kysely';
import { CODE_TRIES } from '../rules/one-time.ts';
import type { AuthTables, Executor } from './tables.ts';

export type CodeRow = Selectable<AuthTables['codes']>;

/** Stores a code. It replaces the previous code of the same purpose. */
export async function replaceCode(db: Executor, row: Omit<CodeRow, 'tries'>): Promise<void> {
  const { id, destination, created_at, expires_at } = row;
  await db
    .insertInto('codes')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose'])
        .doUpdateSet({ id, destination, created_at, expires_at, tries: 0 }),
    )
    .execute();
}

export function codeFor(
  db: Executor,
  accountId: string,
  purpose: string,
): Promise<CodeRow | undefined> {
  const own = db.selectFrom('codes').selectAll().where('account_id', '=', accountId);
  return own.where('purpose', '=', purpose).executeTakeFirst();
}

export function codeById(db: Executor, id: string): Promise<CodeRow | undefined> {
  return db.selectFrom('codes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counts an attempt and returns the code to compare; undefined if it has expired or had too many attempts. */
export function tryCode(
  trx: Executor,
  accountId: string,
  purpose: string,
  now: Date,
): Promise<CodeRow | undefined> {
  return trx
    .updateTable('codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returningAll()
    .executeTakeFirst();
}

/** Consumes a code; true for exactly one of concurrent callers. */
export async function takeCode(trx: Executor, id: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('codes')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
