import type { Selectable } from 'kysely';
import type { AccountRow } from '../../store/accounts.ts';
import type { AuthTables, Executor } from '../../store/tables.ts';

type Channel = NonNullable<Selectable<AuthTables['terms_notified']>['channel']>;

/** The message of an announcement to an account. */
export interface NoticeMessage {
  noticeId: string;
  accountId: string;
}

/** @returns the accounts that had no row */
export async function insertNotified(
  trx: Executor,
  noticeId: string,
  accountIds: readonly string[],
): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await trx
    .insertInto('terms_notified')
    .values(accountIds.map((account_id) => ({ notice_id: noticeId, account_id })))
    .onConflict((oc) => oc.doNothing())
    .returning('account_id')
    .execute();
  return rows.map(({ account_id: id }) => id);
}

/** Messages that were queued and not sent, up to `most`. */
export async function countOpen(db: Executor, noticeId: string, most: number): Promise<number> {
  const rows = await db
    .selectFrom('terms_notified')
    .select('account_id')
    .where('notice_id', '=', noticeId)
    .where('notified_at', 'is', null)
    .where('failed_at', 'is', null)
    .limit(most)
    .execute();
  return rows.length;
}

/** Those of some accounts whose message is not sent. An account that was deleted is none. */
export const openAccounts = (
  db: Executor,
  noticeId: string,
  accountIds: readonly string[],
): Promise<AccountRow[]> =>
  db
    .selectFrom('terms_notified as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .selectAll('a')
    .where('m.notice_id', '=', noticeId)
    .where('m.account_id', 'in', [...accountIds])
    .where('m.notified_at', 'is', null)
    .orderBy('a.id')
    .execute();

export async function setNotified(
  db: Executor,
  { noticeId, accountId }: NoticeMessage,
  { channel, at }: { channel: Channel; at: Date },
): Promise<void> {
  await db
    .updateTable('terms_notified')
    .set({ notified_at: at, channel, failed_at: null })
    .where('notice_id', '=', noticeId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function setFailed(
  db: Executor,
  { noticeId, accountId }: NoticeMessage,
  at: Date,
): Promise<void> {
  await db
    .updateTable('terms_notified')
    .set({ failed_at: at })
    .where('notice_id', '=', noticeId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Forgets a message that was not sent: the next round queues it if the account can be reached by then. */
export async function deleteOpen(
  db: Executor,
  { noticeId, accountId }: NoticeMessage,
): Promise<void> {
  await db
    .deleteFrom('terms_notified')
    .where('notice_id', '=', noticeId)
    .where('account_id', '=', accountId)
    .where('notified_at', 'is', null)
    .execute();
}
