import { type Selectable, sql, type Updateable } from 'kysely';
import type { Executor, PurchaseTables } from './tables.ts';

export type NoticeRow = Selectable<PurchaseTables['price_notice']>;
export type NoticeState = NoticeRow['state'];

type NewNotice = Pick<
  NoticeRow,
  | 'raise_id'
  | 'subscription_id'
  | 'old_amount'
  | 'amount'
  | 'currency'
  | 'old_package'
  | 'gateway_package'
  | 'applies_from'
  | 'changed_at'
>;

/** Writes notices whose mails are on their way; a subscription that has an open one, or one of this raise, gets none. */
export async function insertNotices(trx: Executor, rows: NewNotice[]): Promise<NoticeRow[]> {
  if (rows.length === 0) return [];
  return trx
    .insertInto('price_notice')
    .values(rows.map((row) => ({ ...row, state: 'SENDING' as const })))
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .execute();
}

export const noticeBy = (db: Executor, id: string): Promise<NoticeRow | undefined> =>
  db.selectFrom('price_notice').selectAll().where('id', '=', id).executeTakeFirst();

/** Changes a notice that is in one of these states. @returns undefined if it is in another one by now */
export const changeNotice = (
  trx: Executor,
  id: string,
  from: readonly NoticeState[],
  change: Updateable<PurchaseTables['price_notice']>,
): Promise<NoticeRow | undefined> =>
  trx
    .updateTable('price_notice')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst();

/** Gives up on mails that were queued before a moment and never reported: their owners keep the old price. */
export async function giveUpUnreported(db: Executor, before: Date, at: Date): Promise<void> {
  await db
    .updateTable('price_notice')
    .set({ state: 'UNREACHED', changed_at: at })
    .where('state', '=', 'SENDING')
    .where('changed_at', '<', before)
    .execute();
}

/** The notice of a subscription that nothing has ended. */
export const openNotice = (db: Executor, subscriptionId: string): Promise<NoticeRow | undefined> =>
  db
    .selectFrom('price_notice')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['SENDING', 'REPORTED', 'MOVED'])
    .executeTakeFirst();

/** The newest notice of each of some subscriptions, by subscription. */
export async function noticesOf(
  db: Executor,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeRow>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_notice')
    .selectAll()
    .where('subscription_id', 'in', [...subscriptionIds])
    .orderBy('changed_at')
    .execute();
  return new Map(rows.map((row) => [row.subscription_id, row]));
}

/** Ends what was announced for a subscription. */
export async function closeNotices(
  trx: Executor,
  subscriptionId: string,
  state: 'AGREED' | 'APPLIED' | 'OVER',
  at: Date,
): Promise<void> {
  await trx
    .updateTable('price_notice')
    .set({ state, changed_at: at })
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['SENDING', 'REPORTED', 'MOVED'])
    .execute();
}

/** Open notices after an id whose subscription may have something to do before a moment: its period ends, or it ended. */
export const noticesDue = (db: Executor, after: string | null, until: Date, limit: number) =>
  db
    .selectFrom('price_notice')
    .innerJoin('subscription', 'subscription.id', 'price_notice.subscription_id')
    .selectAll('price_notice')
    .select(['subscription.status', 'subscription.expires_at', 'subscription.failed_at'])
    .select(['subscription.gateway_code'])
    .where('price_notice.state', 'in', ['SENDING', 'REPORTED', 'MOVED'])
    .where(({ eb, or }) =>
      or([eb('subscription.status', '=', 'CANCELED'), eb('subscription.expires_at', '<=', until)]),
    )
    .$if(after !== null, (query) => query.where('price_notice.id', '>', after))
    .orderBy('price_notice.id')
    .limit(limit)
    .execute();

/** Notices of a raise that can be taken back, after an id. */
export const stoppableAfter = (
  db: Executor,
  raiseId: string,
  after: string | null,
  limit: number,
): Promise<NoticeRow[]> =>
  db
    .selectFrom('price_notice')
    .selectAll()
    .where('raise_id', '=', raiseId)
    .where('state', 'in', ['SENDING', 'REPORTED', 'MOVED'])
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();

/**
 * Ends those of some notices that no gateway was asked for.
 * @returns them
 */
export async function stopNotices(
  trx: Executor,
  ids: readonly string[],
  at: Date,
): Promise<NoticeRow[]> {
  if (ids.length === 0) return [];
  return trx
    .updateTable('price_notice')
    .set({ state: 'STOPPED', changed_at: at })
    .where('id', 'in', [...ids])
    .where('state', 'in', ['SENDING', 'REPORTED'])
    .returningAll()
    .execute();
}

/** How many notices of some raises are in which state. */
export async function noticeCounts(
  db: Executor,
  raiseIds: readonly string[],
): Promise<{ raise_id: string; state: NoticeState; count: number }[]> {
  if (raiseIds.length === 0) return [];
  const rows = await db
    .selectFrom('price_notice')
    .select(['raise_id', 'state', sql<string>`count(*)`.as('count')])
    .where('raise_id', 'in', [...raiseIds])
    .groupBy(['raise_id', 'state'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Who keeps the old price of a raise, after an id, with the account and gateway. */
export const unreachedOf = (
  db: Executor,
  raiseId: string,
  after: string | undefined,
  limit: number,
) =>
  db
    .selectFrom('price_notice')
    .innerJoin('subscription', 'subscription.id', 'price_notice.subscription_id')
    .selectAll('price_notice')
    .select(['subscription.user_id', 'subscription.gateway_code'])
    .where('raise_id', '=', raiseId)
    .where('state', 'in', ['UNREACHED', 'REFUSED'])
    .$if(after !== undefined, (query) => query.where('price_notice.id', '>', after ?? ''))
    .orderBy('price_notice.id')
    .limit(limit)
    .execute();
