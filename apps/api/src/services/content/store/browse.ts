import { sql } from 'kysely';
import type { View } from '../world.ts';
import { languages } from './ingested.ts';
import {
  all,
  byName,
  type Db,
  first,
  genresOfTitle,
  likedPercent,
  type Page,
  type Paged,
  visible,
  word,
} from './sql.ts';
import { tileColumns, tileJoins, tilePage, type TitlePictures, type TileRow } from './tiles.ts';

export interface CategoryRow {
  id: number;
  code: string;
  title: string;
  kind: 'SERIES' | 'MOVIES' | 'PACKAGES' | 'NONE' | 'STATIC';
  result_type: 'SERIES' | 'MOVIES' | 'TV_CHANNEL' | null;
}

export function categories(db: Db, view: View): Promise<CategoryRow[]> {
  return all(
    db,
    sql`
    select id, code, ${word('title', view)} as title, kind, result_type from content.category order by position`,
  );
}

export interface SpotlightRow {
  id: number;
  code: string;
  kind: 'SERIES' | 'FILM';
  title: string;
  eyebrow: string;
  storyline: string;
  year: number;
  age_rating: string;
  season_count: number;
  liked_percent: number | null;
  genres: string[];
  audio: string[];
  subtitles: string[];
  pictures: TitlePictures;
  first_video_id: number | null;
}

export function spotlight(db: Db, view: View, categoryId: number): Promise<SpotlightRow[]> {
  return all(
    db,
    sql`
    select t.id, t.code, t.kind, ${word('t.title', view)} as title, ${word('t.eyebrow', view)} as eyebrow,
      ${word('t.storyline', view)} as storyline, t.year, t.age_rating, ${likedPercent} as liked_percent,
      (select count(*)::int from content.season s where s.title_id = t.id) as season_count,
      ${genresOfTitle(view)} as genres, ${languages.audio} as audio, ${languages.subtitles} as subtitles,
      t.pictures, t.first_video_id
    from content.spotlight p join content.title t on t.id = p.title_id
    where p.category_id = ${categoryId} and ${visible('t', view)} order by p.position`,
  );
}

/** Titles of a category: of its kind, or all of them where it has none. */
export function titlesOfCategory(
  db: Db,
  view: View,
  category: Pick<CategoryRow, 'kind'>,
  page: Page,
): Promise<Paged<TileRow>> {
  return tilePage(
    db,
    view,
    sql`
    select id as title_id, null::int as video_id, position from content.title
    where case ${category.kind} when 'SERIES' then kind = 'SERIES' when 'MOVIES' then kind = 'FILM'
                                when 'NONE' then true else false end`,
    page,
  );
}

export function titlesOfGenre(
  db: Db,
  view: View,
  genreId: number,
  kind: 'SERIES' | 'FILM' | null,
  page: Page,
): Promise<Paged<TileRow>> {
  return tilePage(
    db,
    view,
    sql`
    select t.id as title_id, null::int as video_id, t.position
    from content.title_genre g join content.title t on t.id = g.title_id
    where g.genre_id = ${genreId} and (${kind}::text is null or t.kind = ${kind})`,
    page,
  );
}

export interface GenreRow {
  id: number;
  code: string;
  title: string;
}

export function genres(db: Db, view: View): Promise<GenreRow[]> {
  return all(
    db,
    sql`select id, code, ${word('title', view)} as title from content.genre order by position`,
  );
}

export interface BreakdownRow {
  id: number;
  code: string;
  title: string;
  type:
    | 'NEW_EPISODES'
    | 'FREE_EPISODES'
    | 'CUSTOM_CONTENTS'
    | 'CONTINUE_WATCH'
    | 'GENRE_CONTENTS'
    | 'DISCOVERY';
  category_kind: CategoryRow['kind'];
  total: number;
  has_trailer: boolean;
}

function breakdownSelect(view: View) {
  return sql`
    select b.id, b.code, ${word('b.title', view)} as title, b.type, c.kind as category_kind,
      (select count(*)::int from content.breakdown_item i join content.title t on t.id = i.title_id
       where i.breakdown_id = b.id and ${visible('t', view)}) as total,
      exists (select from content.breakdown_item i join content.video v on v.title_id = i.title_id
        where i.breakdown_id = b.id and v.type = 'PREVIEW') as has_trailer
    from content.breakdown b join content.category c on c.id = b.category_id`;
}

/** The rows of a category, without those that have nothing to show. */
export function breakdownsOf(db: Db, view: View, categoryId: number): Promise<BreakdownRow[]> {
  return all(
    db,
    sql`
    select * from (${breakdownSelect(view)} where b.category_id = ${categoryId} order by b.position) row
    where row.total > 0 or row.type = 'CONTINUE_WATCH'`,
  );
}

export function breakdownBy(
  db: Db,
  view: View,
  by: { id: number } | { code: string },
): Promise<BreakdownRow | undefined> {
  return first(
    db,
    sql`${breakdownSelect(view)} where ${'id' in by ? sql`b.id = ${by.id}` : sql`b.code = ${by.code}`}`,
  );
}

/** The first tiles of several rows at once. */
export function firstTiles(
  db: Db,
  view: View,
  breakdownIds: readonly number[],
  limit: number,
): Promise<(TileRow & { breakdown_id: number })[]> {
  return all(
    db,
    sql`
    select b.id as breakdown_id, ${tileColumns(view)}
    from unnest(${[...breakdownIds]}::int[]) as b(id)
    cross join lateral (
      select i.title_id, i.video_id, i.position from content.breakdown_item i join content.title t on t.id = i.title_id
      where i.breakdown_id = b.id and ${visible('t', view)} order by i.position limit ${limit}) item
    join content.title t on t.id = item.title_id ${tileJoins(sql`item.video_id`)}
    order by b.id, item.position`,
  );
}

const ORDERS = {
  DEFAULT: sql`i.position`,
  NEWEST: sql`row_number() over (order by coalesce(v.released, t.released) desc nulls last, i.position)`,
  YEAR: sql`row_number() over (order by t.year desc, i.position)`,
};

/** Items of one row. `sort`: the editors' order, newest first, by title in the view's language, by year. */
export function breakdownItems(
  db: Db,
  view: View,
  breakdownId: number,
  sort: 'DEFAULT' | 'NEWEST' | 'TITLE' | 'YEAR',
  page: Page,
): Promise<Paged<TileRow>> {
  const order =
    sort === 'TITLE' ? sql`row_number() over (order by ${byName(view)}, i.position)` : ORDERS[sort];
  return tilePage(
    db,
    view,
    sql`
    select i.title_id, i.video_id, ${order} as position
    from content.breakdown_item i join content.title t on t.id = i.title_id left join content.video v on v.id = i.video_id
    where i.breakdown_id = ${breakdownId}`,
    page,
  );
}

/** Tiles for videos that somebody goes on with, in the order given. */
export function tilesOfVideos(
  db: Db,
  view: View,
  videoIds: readonly number[],
  page: Page,
): Promise<Paged<TileRow>> {
  return tilePage(
    db,
    view,
    sql`
    select v.title_id, v.id as video_id, given.position
    from unnest(${[...videoIds]}::int[]) with ordinality as given(id, position) join content.video v on v.id = given.id`,
    page,
  );
}
