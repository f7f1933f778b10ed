import type { Picture } from '@kandil/contract/content';
import { type RawBuilder, sql } from 'kysely';
import type { View } from '../world.ts';
import { duration, joinOwn } from './ingested.ts';
import { all, type Db, first, type Page, type Paged, visible, word } from './sql.ts';

export interface VideoRow {
  id: number;
  code: string;
  type: 'FILM' | 'EPISODE' | 'PREVIEW';
  title: string;
  storyline: string;
  info: string | null;
  duration: number;
  free: boolean;
  released: string;
  image: Picture;
  season_id: number | null;
  season_index: number | null;
  video_index: number | null;
  next_id: number | null;
  series_id: number;
  series_code: string;
  series_title: string;
  season_count: number;
  age_rating: string;
  audio: string[];
  subtitles: string[];
}

const columns = (view: View) => sql`
  v.id, v.code, v.type, ${word('v.title', view)} as title, ${word('v.storyline', view)} as storyline,
  ${word('v.info', view)} as info, ${duration} as duration, v.free, to_char(v.released, 'YYYY-MM-DD') as released, v.image,
  v.season_id, s.season_index, v.video_index, v.next_id,
  t.id as series_id, t.code as series_code, ${word('t.title', view)} as series_title, t.age_rating,
  coalesce(own.audio, t.audio) as audio, coalesce(own.subtitles, t.subtitles) as subtitles,
  (select count(*)::int from content.season c where c.title_id = t.id) as season_count`;

const joins = sql`content.video v join content.title t on t.id = v.title_id left join content.season s on s.id = v.season_id
  ${joinOwn}`;

export function videoBy(
  db: Db,
  view: View,
  by: { id: number } | { code: string },
): Promise<VideoRow | undefined> {
  return first(
    db,
    sql`
    select ${columns(view)} from ${joins}
    where ${'id' in by ? sql`v.id = ${by.id}` : sql`v.code = ${by.code}`} and ${visible('t', view)}`,
  );
}

async function videoPage(
  db: Db,
  view: View,
  where: RawBuilder<unknown>,
  page: Page,
): Promise<Paged<VideoRow>> {
  const rows = await all<VideoRow & { total: number; id: number | null }>(
    db,
    sql`
    with hit as (select v.id, s.season_index, v.video_index, v.position from ${joins} where ${where} and ${visible('t', view)}),
    page as (select * from hit order by season_index, video_index, position, id limit ${page.limit} offset ${page.offset})
    select (select count(*)::int from hit) as total, ${columns(view)}
    from (select 1) one left join (page join (${joins}) on v.id = page.id) on true
    order by page.season_index, page.video_index, page.position, page.id`,
  );
  return { totalCount: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}

export const episodesOfSeason = (db: Db, view: View, seasonId: number, page: Page) =>
  videoPage(db, view, sql`v.season_id = ${seasonId} and v.type = 'EPISODE'`, page);

export const episodesOfTitle = (db: Db, view: View, titleId: number, page: Page) =>
  videoPage(db, view, sql`v.title_id = ${titleId} and v.type = 'EPISODE'`, page);

export const trailersOf = (db: Db, view: View, titleId: number, page: Page) =>
  videoPage(db, view, sql`v.title_id = ${titleId} and v.type = 'PREVIEW'`, page);

/** Those of some videos that are there for the view, trailers left out, in the order of their numbers. */
export async function videosInOrder(
  db: Db,
  view: View,
  videoIds: readonly number[],
  page: Page,
): Promise<Paged<VideoRow>> {
  const rows = await all<VideoRow & { total: number; id: number | null }>(
    db,
    sql`
    with hit as (
      select v.id, asked.n from unnest(${[...videoIds]}::int[]) with ordinality as asked(id, n)
      join (${joins}) on v.id = asked.id where v.type <> 'PREVIEW' and ${visible('t', view)}),
    page as (select * from hit order by n limit ${page.limit} offset ${page.offset})
    select (select count(*)::int from hit) as total, ${columns(view)}
    from (select 1) one left join (page join (${joins}) on v.id = page.id) on true
    order by page.n`,
  );
  return { totalCount: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}

/** Where a video stands in its title: what Continue Watching must know. */
export interface VideoPlace {
  id: number;
  title_id: number;
  next_id: number | null;
}

export function placesOf(db: Db, view: View, videoIds: readonly number[]): Promise<VideoPlace[]> {
  return all(
    db,
    sql`
    select v.id, v.title_id, v.next_id from content.video v join content.title t on t.id = v.title_id
    where v.id = any (${[...videoIds]}::int[]) and v.type <> 'PREVIEW' and ${visible('t', view)}`,
  );
}

/** Videos of a title that count for its resume point. */
export function placesOfTitle(db: Db, titleId: number): Promise<VideoPlace[]> {
  return all(
    db,
    sql`select id, title_id, next_id from content.video where title_id = ${titleId} and type <> 'PREVIEW'`,
  );
}
