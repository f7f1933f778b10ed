import { forgetGrants } from './access.ts';
import type { Executor } from './tables.ts';

/** Whether the account was deleted. */
export async function isForgotten(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('forgotten_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends everything of an account and cuts its rows off from it; nothing is booked for it any more. */
export async function forget(trx: Executor, userId: string, at: Date): Promise<void> {
  await trx
    .insertInto('forgotten_account')
    .values({ user_id: userId, at })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await trx
    .updateTable('subscription')
    .set((eb) => ({
      status: 'CANCELED',
      canceled_at: eb.fn.coalesce('canceled_at', eb.val(at)),
      ended_at: eb.fn.coalesce('ended_at', eb.val(at)),
      user_id: null,
    }))
    .where('user_id', '=', userId)
    .execute();
  await forgetGrants(trx, userId);
  for (const table of ['reservation', 'redemption'] as const)
    await trx.updateTable(table).set({ user_id: null }).where('user_id', '=', userId).execute();
}
