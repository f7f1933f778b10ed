import { sql } from 'kysely';
import type { Executor, NoticeRow } from './tables.ts';

interface NoticeRecord {
  profileId: number;
  videoCode: string;
}

/** Records whom we notify of which episodes. @returns those that were not notified before */
export async function recordNotified(
  db: Executor,
  profileIds: readonly number[],
  codes: readonly string[],
  now: Date,
): Promise<NoticeRecord[]> {
  const { rows } = await sql<NoticeRecord>`
    insert into notify.notified_episode (profile_id, video_code, notified_at)
    select profile_id, code, ${now}::timestamptz
    from unnest(${[...profileIds]}::int[]) profile_id cross join unnest(${[...codes]}::text[]) code
    order by 1, 2 on conflict do nothing
    returning profile_id as "profileId", video_code as "videoCode"`.execute(db);
  return rows;
}

export interface NoticeDraft {
  id: string;
  profileId: number;
  /** Such as `2026-11-24`. */
  day: string;
  videoIds: readonly number[];
}

interface PutNotice {
  id: string;
  profileId: number;
  /** It was not there before. */
  fresh: boolean;
}

/**
 * Stores one notice per profile, series and day. New episodes are added to the notice of the day until its first
 * delivery starts.
 * @returns the stored notices; without the profiles whose delivery has started
 */
export async function putNotices(
  db: Executor,
  seriesId: number,
  drafts: readonly NoticeDraft[],
  now: Date,
): Promise<PutNotice[]> {
  const { rows } = await sql<PutNotice>`
    insert into notify.push_notice as n (id, profile_id, series_id, day, video_ids, created_at)
    select id, "profileId", ${seriesId}, day, "videoIds", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb)
      as draft(id uuid, "profileId" int, day date, "videoIds" int[])
    order by "profileId"
    on conflict (profile_id, series_id, day) do update set video_ids = n.video_ids || excluded.video_ids
    where n.started_at is null
    returning n.id, n.profile_id as "profileId", (n.xmax::text = '0') as fresh`.execute(db);
  return rows;
}

/** Those of some profiles that have yet to be notified of an episode, in a notice of its series. */
export async function notNotifiedYet(
  db: Executor,
  { seriesId, previousId }: { seriesId: number; previousId: number },
  profileIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('push_notice')
    .select('profile_id')
    .where('series_id', '=', seriesId)
    .where('started_at', 'is', null)
    .where(sql<boolean>`${previousId} = any (video_ids)`)
    .where(sql<boolean>`profile_id = any (${[...profileIds]}::int[])`)
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

export const noticeById = (db: Executor, id: string): Promise<NoticeRow | undefined> =>
  db.selectFrom('push_notice').selectAll().where('id', '=', id).executeTakeFirst();

export interface DeliveryKey {
  noticeId: string;
  subscriptionId: string;
}

/**
 * Closes a notice before its first message is sent: no episode joins it any more.
 * @param episodes how many episodes the message was made from
 * @throws Error if episodes joined the notice meanwhile: the message has to be made again
 */
export async function closeNotice(
  trx: Executor,
  noticeId: string,
  episodes: number,
  now: Date,
): Promise<void> {
  const closed = await trx
    .updateTable('push_notice')
    .set({ started_at: now })
    .where('id', '=', noticeId)
    .where('started_at', 'is', null)
    .returning('video_ids')
    .executeTakeFirst();
  if (closed && closed.video_ids.length !== episodes)
    throw new Error('episodes joined a notice while its message was made');
}

/** Takes the mail of a notice for a mail that is about to be sent. @returns false if it is another one's */
export async function takeMail(trx: Executor, noticeId: string, mailId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('push_notice')
    .set({ mail_id: mailId })
    .where('id', '=', noticeId)
    .where((eb) => eb.or([eb('mail_id', 'is', null), eb('mail_id', '=', mailId)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Starts a delivery, and closes its notice.
 * @param episodes as in `closeNotice`
 * @returns false if the delivery was started before
 */
export async function startDelivery(
  trx: Executor,
  { noticeId, subscriptionId }: DeliveryKey,
  episodes: number,
  now: Date,
): Promise<boolean> {
  await closeNotice(trx, noticeId, episodes, now);
  const started = await trx
    .insertInto('push_delivery')
    .values({ notice_id: noticeId, subscription_id: subscriptionId, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('started_at')
    .executeTakeFirst();
  return started !== undefined;
}

/** Records that the push service has the message. */
export async function recordSent(
  trx: Executor,
  { noticeId, subscriptionId }: DeliveryKey,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('push_delivery')
    .set({ sent_at: now })
    .where('notice_id', '=', noticeId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
  await trx
    .updateTable('push_subscription')
    .set({ last_success_at: now })
    .where('id', '=', subscriptionId)
    .execute();
}

/** Forgets that a delivery was started: its message was not accepted. */
export async function undoDelivery(trx: Executor, key: DeliveryKey): Promise<void> {
  await trx
    .deleteFrom('push_delivery')
    .where('notice_id', '=', key.noticeId)
    .where('subscription_id', '=', key.subscriptionId)
    .execute();
}

export async function deleteNoticesBefore(db: Executor, moment: Date): Promise<void> {
  await db.deleteFrom('push_notice').where('created_at', '<', moment).execute();
}

export async function deleteNotifiedBefore(db: Executor, moment: Date): Promise<void> {
  await db.deleteFrom('notified_episode').where('notified_at', '<', moment).execute();
}
