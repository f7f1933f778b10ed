import { type Expression, type RawBuilder, sql } from 'kysely';
import type { TileBadge } from '@kandil/contract/content';
import type { View } from '../rules/view.ts';
import { duration, joinOwn } from './assets.ts';
import {
  all,
  type Db,
  genresOfTitle,
  onShow,
  type Page,
  type PageResult,
  pagedOf,
  type PageRow,
  suits,
  tileBadge,
  visible,
  word,
} from './sql.ts';
import { type Row, table } from './tables.ts';

export interface TileRow extends Pick<
  Row<'title'>,
  'id' | 'code' | 'kind' | 'pictures' | 'year' | 'age'
> {
  title: string;
  badge: TileBadge | null;
  genres: string[];
  video_id: number | null;
  video_title: string;
  season_index: Row<'season'>['season_index'] | null;
  video_index: Row<'video'>['video_index'];
  duration: Row<'video'>['duration'];
  free: Row<'video'>['free'];
}

/** A title to show as a tile. */
export interface Hit {
  title_id: number;
  /** Null for a tile of the title itself. */
  video_id: number | null;
  /** Its order among the hits. */
  position: number;
}

/** `video_id` of hits that stand for titles. */
export const NO_VIDEO = sql<null>`null::int`.as('video_id');

/** Columns of a tile: title `t`, the video `v` that it plays, and the season `s` of that video. */
export function tileColumns(view: View): RawBuilder<unknown> {
  return sql`
    t.id, t.code, t.kind, ${word('t.title', view)} as title, ${tileBadge(view)} as badge, t.pictures, t.year, t.age,
    ${genresOfTitle(view)} as genres, v.id as video_id, ${word('v.title', view)} as video_title,
    s.season_index, v.video_index, ${duration} as duration, v.free`;
}

/** Which titles a page of tiles has, and which videos: what is shown, or what a member has chosen or watched. */
export interface TileScope {
  title: (alias: string, view: View) => RawBuilder<boolean>;
  video: (alias: string) => RawBuilder<boolean>;
}
const PUBLIC: TileScope = { title: visible, video: onShow };
/** With what is not shown now. */
export const OWN: TileScope = { title: suits, video: () => sql`true` };

/** Joins of `tileColumns`: the given video, else the video of a film. */
export function tileJoins(
  videoId: RawBuilder<unknown>,
  shown: TileScope = PUBLIC,
): RawBuilder<unknown> {
  return sql`
    left join ${table.video} v on v.id = coalesce(${videoId}, case t.kind when 'FILM' then t.first_video_id end) and ${shown.video('v')}
    left join ${table.season} s on s.id = v.season_id ${joinOwn}`;
}

/** A page of tiles in one statement, of the hits that the view may see, or of those in `shown`. */
export async function tilePage(
  db: Db,
  view: View,
  hits: Expression<Hit>,
  page: Page,
  shown: TileScope = PUBLIC,
): Promise<PageResult<TileRow>> {
  return pagedOf(
    await all(
      db,
      sql<PageRow<TileRow>>`
    with hit as materialized (
      select h.* from (${hits}) h join ${table.title} t on t.id = h.title_id where ${shown.title('t', view)}),
    page as (select * from hit order by position, title_id limit ${page.limit} offset ${page.offset})
    select (select count(*)::int from hit) as total, ${tileColumns(view)}
    from (select 1) one
    left join (page join ${table.title} t on t.id = page.title_id ${tileJoins(sql`page.video_id`, shown)}) on true
    order by page.position, page.title_id`,
    ),
  );
}
