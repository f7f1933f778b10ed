import { type Selectable, sql } from 'kysely';
import type { Executor, PurchaseTables } from './tables.ts';

export type BatchRow = Selectable<PurchaseTables['grant_batch']>;
/** Who is meant. */
export type OutageGroup = Pick<BatchRow, 'down_from' | 'down_until' | 'plan_code' | 'country'>;

/** Subscriptions that were paid for at any moment of an outage, of accounts that still exist. */
const affected = (db: Executor, { down_from, down_until, plan_code, country }: OutageGroup) =>
  db
    .selectFrom('subscription')
    .where('user_id', 'is not', null)
    .where('starts_at', '<', down_until)
    .where('expires_at', '>', down_from)
    .$if(plan_code !== null, (query) => query.where('plan_code', '=', plan_code ?? ''))
    .$if(country !== null, (query) => query.where('country', '=', country ?? ''));

export async function countAffected(db: Executor, asked: OutageGroup): Promise<number> {
  const row = await affected(db, asked)
    .select(sql<string>`count(distinct user_id)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Of the accounts after one, in the order of their ids. */
export async function affectedAfter(
  trx: Executor,
  asked: OutageGroup,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await affected(trx, asked)
    .select('user_id')
    .distinct()
    .$if(after !== null, (query) => query.where('user_id', '>', after))
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/**
 * The plans that some of the accounts had, by account. None of them is deleted until the transaction ends; one that was
 * deleted meanwhile is left out.
 */
export async function lockedPlans(
  trx: Executor,
  asked: OutageGroup,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await affected(trx, asked)
    .select(['user_id', 'plan_code'])
    .where('user_id', 'in', [...userIds])
    .orderBy('starts_at')
    .forUpdate()
    .execute();
  return new Map(rows.flatMap(({ user_id, plan_code }) => (user_id ? [[user_id, plan_code]] : [])));
}

/** @returns false if one with this id was ordered before */
export async function insertBatch(
  trx: Executor,
  batch: Omit<BatchRow, 'reached' | 'last_user' | 'done_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('grant_batch')
    .values(batch)
    .onConflict((oc) => oc.column('id').doNothing())
    .executeTakeFirst();
  return count === 1n;
}

/** An order, which nobody else carries out until the transaction ends. */
export const lockedBatch = (trx: Executor, id: string): Promise<BatchRow | undefined> =>
  trx.selectFrom('grant_batch').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function advanceBatch(
  trx: Executor,
  id: string,
  change: Pick<BatchRow, 'reached' | 'last_user' | 'done_at'>,
): Promise<void> {
  await trx.updateTable('grant_batch').set(change).where('id', '=', id).execute();
}

export const newestBatches = (db: Executor, limit: number): Promise<BatchRow[]> =>
  db.selectFrom('grant_batch').selectAll().orderBy('ordered_at', 'desc').limit(limit).execute();

/** Gives the accounts of a page its days; one that has them of this order gets none. @returns ids by account */
export async function insertGrantsOf(
  trx: Executor,
  { id, days, reason, ordered_by, ordered_at }: BatchRow,
  plans: ReadonlyMap<string, string>,
): Promise<{ id: string; user_id: string; plan_code: string }[]> {
  if (plans.size === 0) return [];
  const values = [...plans].map(([user_id, plan_code]) => ({
    id: sql<string>`gen_random_uuid()`,
    user_id,
    plan_code,
    days,
    reason,
    given_by: ordered_by,
    given_at: ordered_at,
    batch_id: id,
  }));
  return trx
    .insertInto('access_grant')
    .values(values)
    .onConflict((oc) => oc.columns(['batch_id', 'user_id']).doNothing())
    .returning(['id', 'user_id', 'plan_code'])
    .execute();
}
