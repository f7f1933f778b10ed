import type { Insertable, Selectable } from 'kysely';
import type { Executor, PurchaseTables } from './tables.ts';

export type WithdrawalRow = Selectable<PurchaseTables['withdrawal']>;

export function insertWithdrawal(
  db: Executor,
  row: Insertable<PurchaseTables['withdrawal']>,
): Promise<WithdrawalRow> {
  return db.insertInto('withdrawal').values(row).returningAll().executeTakeFirstOrThrow();
}

export function withdrawalById(db: Executor, id: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The statements of an account, oldest first. */
export function withdrawalsOf(db: Executor, userId: string): Promise<WithdrawalRow[]> {
  return db
    .selectFrom('withdrawal')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('stated_at')
    .execute();
}

/** Whether a subscription was withdrawn from. */
export async function isWithdrawn(db: Executor, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setMatched(
  db: Executor,
  id: string,
  match: Pick<WithdrawalRow, 'user_id' | 'subscription_id'>,
): Promise<void> {
  await db.updateTable('withdrawal').set(match).where('id', '=', id).execute();
}

export async function setName(trx: Executor, id: string, name: string): Promise<void> {
  await trx.updateTable('withdrawal').set({ full_name: name }).where('id', '=', id).execute();
}

export async function setConfirmed(
  trx: Executor,
  id: string,
  change: Pick<WithdrawalRow, 'confirmed_at' | 'zone'>,
): Promise<void> {
  await trx.updateTable('withdrawal').set(change).where('id', '=', id).execute();
}

export async function setReported(db: Executor, id: string, at: Date): Promise<void> {
  await db.updateTable('withdrawal').set({ reported_at: at }).where('id', '=', id).execute();
}

/** Confirmed ones that the payment service does not know, and that no job is about to tell it. */
export function unreportedWithdrawals(db: Executor, before: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('withdrawal')
    .select('id')
    .where('confirmed_at', '<', before)
    .where('reported_at', 'is', null)
    .execute();
}

/** Deletes statements that nobody confirmed. */
export async function dropUnconfirmed(db: Executor, before: Date): Promise<void> {
  await db
    .deleteFrom('withdrawal')
    .where('confirmed_at', 'is', null)
    .where('stated_at', '<', before)
    .execute();
}

/** Of a deleted account: what was confirmed stays, without the person. */
export async function releaseWithdrawals(trx: Executor, userId: string): Promise<void> {
  await trx
    .deleteFrom('withdrawal')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
  await trx
    .updateTable('withdrawal')
    .set({ user_id: null, full_name: '', destination: null })
    .where('user_id', '=', userId)
    .execute();
}
