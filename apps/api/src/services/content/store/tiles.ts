import type { Picture } from '@kandil/contract/content';
import { type RawBuilder, sql } from 'kysely';
import type { View } from '../world.ts';
import { duration, joinOwn } from './ingested.ts';
import { all, type Db, genresOfTitle, type Page, type Paged, visible, word } from './sql.ts';

export interface TitlePictures {
  horizontal: Picture;
  vertical: Picture;
  spotlight: Picture;
  mobile: Picture;
}

export interface TileRow {
  id: number;
  code: string;
  kind: 'SERIES' | 'FILM';
  title: string;
  badge: 'NEW' | 'FREE' | 'LIVE' | 'LAST_CHANCE' | null;
  pictures: TitlePictures;
  year: number;
  age_rating: string;
  genres: string[];
  video_id: number | null;
  video_title: string;
  season_index: number | null;
  video_index: number | null;
  duration: number;
  free: boolean;
}

/** Columns of a tile: title `t`, and the video `v` it plays with its season `s`. */
export function tileColumns(view: View): RawBuilder<unknown> {
  return sql`
    t.id, t.code, t.kind, ${word('t.title', view)} as title, t.badge, t.pictures, t.year, t.age_rating,
    ${genresOfTitle(view)} as genres, v.id as video_id, ${word('v.title', view)} as video_title,
    s.season_index, v.video_index, ${duration} as duration, v.free`;
}

/** Joins of `tileColumns`: the video given for the tile, else a film's own. */
export function tileJoins(videoId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    left join content.video v on v.id = coalesce(${videoId}, case t.kind when 'FILM' then t.first_video_id end)
    left join content.season s on s.id = v.season_id ${joinOwn}`;
}

/**
 * A page of tiles in one statement.
 * @param hits a select of `title_id`, `video_id` (null where the tile stands for the title) and `position`, its order
 */
export async function tilePage(
  db: Db,
  view: View,
  hits: RawBuilder<unknown>,
  page: Page,
): Promise<Paged<TileRow>> {
  const rows = await all<TileRow & { total: number; id: number | null }>(
    db,
    sql`
    with hit as materialized (
      select h.* from (${hits}) h join content.title t on t.id = h.title_id where ${visible('t', view)}),
    page as (select * from hit order by position, title_id limit ${page.limit} offset ${page.offset})
    select (select count(*)::int from hit) as total, ${tileColumns(view)}
    from (select 1) one
    left join (page join content.title t on t.id = page.title_id ${tileJoins(sql`page.video_id`)}) on true
    order by page.position, page.title_id`,
  );
  return { totalCount: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}
