import type { Picture } from '@kandil/contract/content';
import { type RawBuilder, sql } from 'kysely';
import { all, type Db } from './sql.ts';
import { table } from './tables.ts';

// What was removed from the catalogue, and waits to be deleted.

/** How long it waits. */
const WAITS = sql`interval '30 days'`;

const isDue = (alias: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${alias}.removed_at`)} <= now() - ${WAITS}`;

/** Something that was removed, without what was removed with it. */
export interface RemovedItem {
  kind: 'title' | 'season' | 'video' | 'channel';
  code: string;
  /** In English. */
  title: string;
  /** When it is due to be deleted. */
  until: Date;
}

/** What was removed: seasons and videos only of titles and seasons that were not. First what is deleted first. */
export const removedItems = (db: Db): Promise<RemovedItem[]> =>
  all(
    db,
    sql<RemovedItem>`
    select kind, code, title ->> 'en' as title, removed_at + ${WAITS} as until from (
      select 'title' as kind, code, title, removed_at from ${table.title}
      union all
      select 'season', s.code, s.title, s.removed_at
      from ${table.season} s join ${table.title} t on t.id = s.title_id where t.removed_at is null
      union all
      select 'video', v.code, v.title, v.removed_at
      from ${table.video} v join ${table.title} t on t.id = v.title_id left join ${table.season} s on s.id = v.season_id
      where t.removed_at is null and s.removed_at is null
      union all
      select 'channel', code, title, removed_at from ${table.channel}) item
    where removed_at is not null order by removed_at, kind, code`,
  );

/** Makes what was removed under a code due now, with what was removed with it. @returns whether there is any */
export async function endWait(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with due_title as (
      update ${table.title} set removed_at = now() - ${WAITS} where code = ${code} and removed_at is not null returning id),
    due_season as (
      update ${table.season} set removed_at = now() - ${WAITS}
      where removed_at is not null and (code = ${code} or title_id in (select id from due_title)) returning id),
    due_video as (
      update ${table.video} set removed_at = now() - ${WAITS}
      where removed_at is not null and (code = ${code} or title_id in (select id from due_title)
        or season_id in (select id from due_season)) returning id),
    due_channel as (
      update ${table.channel} set removed_at = now() - ${WAITS} where code = ${code} and removed_at is not null returning id)
    select exists (select from due_title) or exists (select from due_season) or exists (select from due_video)
      or exists (select from due_channel) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** What was deleted: their ids and pictures. */
export interface DeletedRows {
  ids: number[];
  pictures: Picture[];
}

const deletedOf = (rows: readonly { id: number; pictures: Picture[] }[]): DeletedRows => ({
  ids: rows.map(({ id }) => id),
  pictures: rows.flatMap(({ pictures }) => pictures),
});

/** Deletes videos that are due, `limit` at most. */
export async function deleteVideos(db: Db, limit: number): Promise<DeletedRows> {
  return deletedOf(
    await all(
      db,
      sql<{ id: number; pictures: Picture[] }>`
      delete from ${table.video} v where v.id in (
        select due.id from ${table.video} due where ${isDue('due')} order by due.id limit ${limit})
      returning v.id, jsonb_build_array(v.image) as pictures`,
    ),
  );
}

/**
 * Deletes seasons, titles and channels that are due, `limit` of each at most, with members' data about them. Their videos
 * are deleted before them (`deleteVideos`).
 */
export async function deleteOthers(db: Db, limit: number): Promise<DeletedRows> {
  const due = (name: 'season' | 'title' | 'channel') => sql`
    select due.id from ${table[name]} due where ${isDue('due')} order by due.id limit ${limit}`;
  return deletedOf(
    await all(
      db,
      sql<{ id: number; pictures: Picture[] }>`
      with old_season as (
        delete from ${table.season} where id in (${due('season')}) returning id),
      old_title as (
        delete from ${table.title} where id in (${due('title')}) returning id, pictures),
      old_channel as (
        delete from ${table.channel} where id in (${due('channel')}) returning id, logo)
      select id, '[]'::jsonb as pictures from old_season
      union all
      select id, jsonb_path_query_array(pictures, '$.*') from old_title
      union all
      select id, jsonb_build_array(logo) from old_channel`,
    ),
  );
}
