import { sql } from 'kysely';
import { isInUse } from '../../store/set-aside.ts';
import type { Executor } from '../../store/tables.ts';
import type { AccountRow } from '../../store/accounts.ts';

/** Sets the time of deletion, unless it is set. @returns whether it was set now */
export async function askDeletion(trx: Executor, id: string, deleteAt: Date): Promise<boolean> {
  const asked = await trx
    .updateTable('accounts')
    .set({ delete_at: deleteAt })
    .where('id', '=', id)
    .where('delete_at', 'is', null)
    .executeTakeFirstOrThrow();
  return asked.numUpdatedRows === 1n;
}

/** Cancels a deletion that has not begun: one that has disables the account. @returns whether there was one */
export async function takeDeletionBack(trx: Executor, id: string, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('accounts')
    .set({ delete_at: null })
    .where('id', '=', id)
    .where('delete_at', 'is not', null)
    // A blocked account is disabled as well.
    .where((eb) => eb.or([eb('disabled_at', 'is', null), eb('delete_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return result.numUpdatedRows === 1n;
}

/** Accounts whose deletion is due. Data that are set aside are not deleted. */
export async function dueDeletions(db: Executor, now: Date): Promise<string[]> {
  const due = db
    .selectFrom('accounts')
    .select('id')
    .where('delete_at', '<=', now)
    .where(isInUse(sql.ref('accounts.id'), now));
  return (await due.execute()).map(({ id }) => id);
}

/**
 * Begins a due deletion: disables the account, so that nobody can sign in and cancel a half-done deletion. Idempotent;
 * undefined if the deletion was canceled or the account no longer exists.
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
    .where(isInUse(sql.ref('accounts.id'), now))
    .returningAll()
    .executeTakeFirst();
}

/** Deletes an account and the rows that belong to it. @returns false if it was deleted before */
export async function deleteAccountRow(trx: Executor, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('accounts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Keeps the account's events for the audit, without personal data. */
export async function blankEvents(trx: Executor, accountId: string): Promise<void> {
  await trx
    .updateTable('security_events')
    .set({ ip: '', user_agent: '', session_id: null })
    .where('account_id', '=', accountId)
    .execute();
}
