import type { Selectable } from 'kysely';
import { CODE_TRIES } from '../rules/one-time.ts';
import type { AuthTables, Executor } from './tables.ts';

export type CodeRow = Selectable<AuthTables['codes']>;

/** Opens a code in place of the one there was for the same purpose. */
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

/** Counts a try and answers the code it may be compared with: none that has expired or was tried too often. */
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

/** Uses a code up. Of any number that come at once, one is answered true. */
export async function takeCode(trx: Executor, id: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('codes')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
