import { type Insertable, type Selectable, sql } from 'kysely';
import type { AuthTables, Executor } from '../../store/tables.ts';

export type NoticeRow = Selectable<AuthTables['terms_notice']>;

/** Held by who announces, until the transaction ends: of two people one does. */
export async function lockAnnouncing(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('terms announcement', 0))`.execute(trx);
}

/** The announcement whose day has not come; there is at most one. */
export const noticeAhead = (db: Executor, today: string): Promise<NoticeRow | undefined> =>
  db
    .selectFrom('terms_notice')
    .selectAll()
    .where('stopped_at', 'is', null)
    .where('effective_on', '>', today)
    .executeTakeFirst();

export const noticeById = (db: Executor, id: string): Promise<NoticeRow | undefined> =>
  db.selectFrom('terms_notice').selectAll().where('id', '=', id).executeTakeFirst();

/** As `noticeById`; nobody else changes it until the transaction ends. */
export const lockNotice = (trx: Executor, id: string): Promise<NoticeRow | undefined> =>
  trx.selectFrom('terms_notice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertNotice(
  trx: Executor,
  notice: Insertable<AuthTables['terms_notice']>,
): Promise<void> {
  await trx.insertInto('terms_notice').values(notice).execute();
}

export async function stopNotice(
  trx: Executor,
  id: string,
  stopped: { stopped_at: Date; stopped_by: string },
): Promise<void> {
  await trx.updateTable('terms_notice').set(stopped).where('id', '=', id).execute();
}

/** The last page is queued. Repeated rounds for new members leave the moment as it is. */
export async function setQueued(trx: Executor, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('terms_notice')
    .set({ queued_at: at })
    .where('id', '=', id)
    .where('queued_at', 'is', null)
    .execute();
}

/** Notes the end of an announcement, once all pages are queued and nobody of them is left. */
export async function setSentIfDone(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .updateTable('terms_notice')
    .set({ sent_at: at })
    .where('id', '=', id)
    .where('queued_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('terms_notified')
            .select('account_id')
            .where('notice_id', '=', id)
            .where('notified_at', 'is', null)
            .where('failed_at', 'is', null),
        ),
      ),
    )
    .execute();
}

export interface NoticeProgress {
  reached: number;
  failed: number;
}

/** The newest announcements with how far they are. */
export async function newestNotices(
  db: Executor,
  limit: number,
): Promise<(NoticeRow & NoticeProgress)[]> {
  const rows = await db
    .selectFrom('terms_notice as n')
    .selectAll('n')
    .select(({ selectFrom }) =>
      selectFrom('terms_notified as m')
        .select(sql<string>`count(*)`.as('count'))
        .whereRef('m.notice_id', '=', 'n.id')
        .where('m.notified_at', 'is not', null)
        .as('reached'),
    )
    .select(({ selectFrom }) =>
      selectFrom('terms_notified as m')
        .select(sql<string>`count(*)`.as('count'))
        .whereRef('m.notice_id', '=', 'n.id')
        .where('m.failed_at', 'is not', null)
        .as('failed'),
    )
    .orderBy('n.announced_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, reached: Number(row.reached), failed: Number(row.failed) }));
}
