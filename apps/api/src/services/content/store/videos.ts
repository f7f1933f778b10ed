import { type RawBuilder, sql } from 'kysely';
import type { Reason } from '@kandil/contract/showing';
import type { By } from '../rules/by.ts';
import type { View } from '../rules/view.ts';
import { duration, joinOwn, videoLanguages } from './assets.ts';
import {
  all,
  anyOf,
  type Db,
  first,
  onShow,
  type Page,
  type PageResult,
  pagedOf,
  type PageRow,
  seasonCount,
  suits,
  isHere,
  titleOnShow,
  visible,
  whyHidden,
  word,
} from './sql.ts';
import { type Row, table } from './tables.ts';

export interface VideoRow extends Pick<
  Row<'video'>,
  | 'id'
  | 'code'
  | 'type'
  | 'duration'
  | 'free'
  | 'released'
  | 'image'
  | 'season_id'
  | 'video_index'
  | 'next_id'
> {
  title: string;
  storyline: string;
  info: string | null;
  season_index: Row<'season'>['season_index'] | null;
  series_id: Row<'title'>['id'];
  series_code: Row<'title'>['code'];
  series_title: string;
  season_count: number;
  age: Row<'title'>['age'];
  audio: Row<'title'>['audio'];
  subtitles: Row<'title'>['subtitles'];
  subtitle_tracks: string[];
}

const columns = (view: View) => sql`
  v.id, v.code, v.type, ${word('v.title', view)} as title, ${word('v.storyline', view)} as storyline,
  ${word('v.info', view)} as info, ${duration} as duration, v.free, to_char(v.released, 'YYYY-MM-DD') as released, v.image,
  v.season_id, s.season_index, v.video_index, v.next_id,
  t.id as series_id, t.code as series_code, ${word('t.title', view)} as series_title, t.age,
  ${videoLanguages.audio} as audio, ${videoLanguages.subtitles} as subtitles,
  ${videoLanguages.subtitleTracks} as subtitle_tracks,
  ${seasonCount} as season_count`;

const joins = sql`${table.video} v join ${table.title} t on t.id = v.title_id left join ${table.season} s on s.id = v.season_id
  ${joinOwn}`;

export function videoBy(db: Db, view: View, by: By): Promise<VideoRow | undefined> {
  return first(
    db,
    sql<VideoRow>`
    select ${columns(view)} from ${joins}
    where ${'id' in by ? sql`v.id = ${by.id}` : sql`v.code = ${by.code}`} and ${onShow('v')} and ${visible('t', view)}`,
  );
}

/** Why a video is not shown that the view could see; undefined: there is none. */
export async function whyNoVideo(db: Db, view: View, by: By): Promise<Reason | null | undefined> {
  const row = await first(
    db,
    sql<{ reason: Reason | null }>`
    select ${whyHidden('v', { isShown: onShow('v'), here: isHere('t', view) })} as reason
    from ${table.video} v join ${table.title} t on t.id = v.title_id
    where ${'id' in by ? sql`v.id = ${by.id}` : sql`v.code = ${by.code}`} and ${suits('t', view)}`,
  );
  return row?.reason;
}

async function videoPage(
  db: Db,
  view: View,
  where: RawBuilder<unknown>,
  page: Page,
): Promise<PageResult<VideoRow>> {
  const rows = await all(
    db,
    sql<PageRow<VideoRow>>`
    with hit as (select v.id, s.season_index, v.video_index, v.position from ${joins} where ${where} and ${onShow('v')} and ${visible('t', view)}),
    page as (select * from hit order by season_index, video_index, position, id limit ${page.limit} offset ${page.offset})
    select (select count(*)::int from hit) as total, ${columns(view)}
    from (select 1) one left join (page join (${joins}) on v.id = page.id) on true
    order by page.season_index, page.video_index, page.position, page.id`,
  );
  return pagedOf(rows);
}

export const episodesOfSeason = (db: Db, view: View, seasonId: number, page: Page) =>
  videoPage(db, view, sql`v.season_id = ${seasonId} and v.type = 'EPISODE'`, page);

export const episodesOfTitle = (db: Db, view: View, titleId: number, page: Page) =>
  videoPage(db, view, sql`v.title_id = ${titleId} and v.type = 'EPISODE'`, page);

export const trailersOf = (db: Db, view: View, titleId: number, page: Page) =>
  videoPage(db, view, sql`v.title_id = ${titleId} and v.type = 'PREVIEW'`, page);

/** The given videos that suit the view, also those that are not shown now, in the given order, without trailers. */
export async function videosInOrder(
  db: Db,
  view: View,
  videoIds: readonly number[],
  page: Page,
): Promise<PageResult<VideoRow & { gone: boolean }>> {
  const rows = await all(
    db,
    sql<PageRow<VideoRow & { gone: boolean }>>`
    with hit as (
      select v.id, asked.n from unnest(${[...videoIds]}::int[]) with ordinality as asked(id, n)
      join (${joins}) on v.id = asked.id where v.type <> 'PREVIEW' and ${suits('t', view)}),
    page as (select * from hit order by n limit ${page.limit} offset ${page.offset})
    select (select count(*)::int from hit) as total, ${columns(view)},
      not (${onShow('v')} and ${titleOnShow('t')} and ${isHere('t', view)}) as gone
    from (select 1) one left join (page join (${joins}) on v.id = page.id) on true
    order by page.n`,
  );
  return pagedOf(rows);
}

/** A video's title and next episode, for Continue Watching, which also has what is not shown now. */
export type VideoPlace = Pick<Row<'video'>, 'id' | 'title_id' | 'next_id'>;

export const placesOf = (db: Db, view: View, videoIds: readonly number[]): Promise<VideoPlace[]> =>
  db
    .selectFrom('video as v')
    .innerJoin('title as t', 't.id', 'v.title_id')
    .select(['v.id', 'v.title_id', 'v.next_id'])
    .where('v.id', '=', anyOf.ids(videoIds))
    .where('v.type', '<>', 'PREVIEW')
    .where(suits('t', view))
    .execute();

/** The videos of a title that can be its resume point. */
export const placesOfTitle = (db: Db, titleId: number): Promise<VideoPlace[]> =>
  db
    .selectFrom('video')
    .select(['id', 'title_id', 'next_id'])
    .where('title_id', '=', titleId)
    .where('type', '<>', 'PREVIEW')
    .where(onShow('video'))
    .execute();

/** The id of a video of the catalogue; undefined for an unknown code. */
export async function videoIdOf(db: Db, code: string): Promise<number | undefined> {
  const row = await db.selectFrom('video').select('id').where('code', '=', code).executeTakeFirst();
  return row?.id;
}
