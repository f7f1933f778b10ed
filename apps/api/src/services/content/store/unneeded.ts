import { type RawBuilder, sql } from 'kysely';
import type { Db } from './sql.ts';
import { type Row, table } from './tables.ts';

/** Where files lie in the store of media files: the first two parts of their keys. */
export type MediaPlace = Pick<Row<'unneeded_media'>, 'version' | 'id'>;

/**
 * Whether something needs the files of that id: a video of the catalogue plays them, also one that was removed and whose row
 * is still there, or a channel has them in its locked airings.
 */
const isNeeded = (id: RawBuilder<unknown>) => sql<boolean>`(
  exists (select 1 from ${table.video_asset} b join ${table.video} v on v.code = b.code where b.asset_id = ${id})
  or exists (select 1 from ${table.video_subtitle} x join ${table.video} v on v.code = x.code where x.file_id = ${id})
  or exists (select 1 from ${table.airing} a where a.asset_id = ${id}
    or a.subtitles @> jsonb_build_array(jsonb_build_object('place', jsonb_build_object('id', ${id}::text)))))`;

/**
 * Notes which files nothing needs, of the rows and of what lies in the store, and forgets what is needed again.
 * @param stored what lies in the store
 */
export async function noteUnneeded(
  db: Db,
  stored: readonly MediaPlace[],
  now: Date,
): Promise<void> {
  const versions = stored.map(({ version }) => version);
  const ids = stored.map(({ id }) => id);
  await sql`delete from ${table.unneeded_media} u where not u.is_going and ${isNeeded(sql`u.id`)}`.execute(
    db,
  );
  await sql`
    insert into ${table.unneeded_media} (version, id, since)
    select p.version, p.id, ${now}::timestamptz from (
      select manifest ->> 'version' as version, id from ${table.asset}
      union select version, id from ${table.subtitle_file}
      union select * from unnest(${versions}::text[], ${ids}::text[])) p
    where not ${isNeeded(sql`p.id`)}
    on conflict do nothing`.execute(db);
}

/** The place that has been unneeded for the longest, since a time before `before`, or whose files are going already. */
export const firstToGo = (db: Db, before: Date): Promise<MediaPlace | undefined> =>
  db
    .selectFrom('unneeded_media')
    .select(['version', 'id'])
    .where((eb) => eb.or([eb('is_going', '=', true), eb('since', '<', before)]))
    .orderBy('since')
    .limit(1)
    .executeTakeFirst();

/**
 * Decides in a transaction that files go, and removes their rows, with bindings of videos that are no longer there. From then
 * on nothing can begin to need them until they are gone.
 *
 * @returns false if something needs them now, or has begun to
 */
export async function letGo(trx: Db, { version, id }: MediaPlace, before: Date): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select is_going or (since < ${before} and not ${isNeeded(sql`${id}::text`)}) as is_due from ${table.unneeded_media}
    where version = ${version} and id = ${id} for update`.execute(trx);
  if (!rows[0]?.is_due) {
    await sql`delete from ${table.unneeded_media} where version = ${version} and id = ${id} and ${isNeeded(sql`${id}::text`)}`.execute(
      trx,
    );
    return false;
  }
  await trx.deleteFrom('video_asset').where('asset_id', '=', id).execute();
  await trx.deleteFrom('video_subtitle').where('file_id', '=', id).execute();
  await trx.deleteFrom('asset').where('id', '=', id).execute();
  await trx.deleteFrom('subtitle_file').where('id', '=', id).execute();
  await trx
    .updateTable('unneeded_media')
    .set({ is_going: true })
    .where('version', '=', version)
    .where('id', '=', id)
    .execute();
  return true;
}

/** The files of a place are gone. */
export const isGone = async (db: Db, { version, id }: MediaPlace): Promise<void> =>
  void (await db
    .deleteFrom('unneeded_media')
    .where('version', '=', version)
    .where('id', '=', id)
    .execute());

/**
 * Tells that files will be needed: their time without a need begins again.
 * @returns false if files of one of them are being removed now
 */
export async function claimMedia(db: Db, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ is_going: boolean }>`
    update ${table.unneeded_media} set since = case when is_going then since else clock_timestamp() end
    where id = any(${[...ids]}::text[]) returning is_going`.execute(db);
  return rows.every((row) => !row.is_going);
}

/** What nothing needs, the longest first. */
export const unneededMedia = (db: Db): Promise<Omit<Row<'unneeded_media'>, 'is_going'>[]> =>
  db
    .selectFrom('unneeded_media')
    .select(['version', 'id', 'since'])
    .orderBy('since')
    .orderBy('id')
    .execute();

/** How much nothing needs, and since when the oldest. */
export async function countUnneeded(db: Db): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(since) as since from ${table.unneeded_media}`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}
