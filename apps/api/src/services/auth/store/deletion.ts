import type { Executor } from './tables.ts';
import type { AccountRow } from './accounts.ts';

/** Sets when an account is deleted, unless that is set already. @returns whether it was set now */
export async function askDeletion(trx: Executor, id: string, deleteAt: Date): Promise<boolean> {
  const asked = await trx
    .updateTable('accounts')
    .set({ delete_at: deleteAt })
    .where('id', '=', id)
    .where('delete_at', 'is', null)
    .executeTakeFirstOrThrow();
  return asked.numUpdatedRows === 1n;
}

/** Takes a deletion back that has not begun. @returns whether there was one */
export async function takeDeletionBack(trx: Executor, id: string): Promise<boolean> {
  const kept = await trx
    .updateTable('accounts')
    .set({ delete_at: null })
    .where('id', '=', id)
    .where('delete_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return kept.numUpdatedRows === 1n;
}

/** Accounts whose day has come. */
export async function dueDeletions(db: Executor, now: Date): Promise<string[]> {
  const due = db.selectFrom('accounts').select('id').where('delete_at', '<=', now);
  return (await due.execute()).map(({ id }) => id);
}

/**
 * Begins to delete an account whose day has come: from now on nobody gets in, so nobody can take it back half
 * deleted. Undefined for one that was kept or is gone; beginning again changes nothing.
 */
export function beginDeletion(
  db: Executor,
  id: string,
  now: Date,
): Promise<AccountRow | undefined> {
  return db
    .updateTable('accounts')
    .set((eb) => ({ disabled_at: eb.fn.coalesce('disabled_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('delete_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes an account with all that hangs on it. @returns false when it is gone already */
export async function deleteAccountRow(trx: Executor, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('accounts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** What happened to an account stays for the audit, without what it says of a person. */
export async function blankEvents(trx: Executor, accountId: string): Promise<void> {
  await trx
    .updateTable('security_events')
    .set({ ip: '', user_agent: '', session_id: null })
    .where('account_id', '=', accountId)
    .execute();
}
