import { type RawBuilder, sql } from 'kysely';
import type { View } from '../rules/view.ts';
import {
  all,
  byName,
  CHILD_LEADS,
  leadsPlace,
  type Reader,
  type Db,
  genresOfTitle,
  onShow,
  type Page,
  type PageResult,
  seasonCount,
  visible,
  word,
} from './sql.ts';
import { type Row, table } from './tables.ts';
import {
  type Hit,
  NO_VIDEO,
  OWN,
  tileColumns,
  tileJoins,
  tilePage,
  type TileRow,
} from './tiles.ts';
import { titleCore, type TitleCore } from './titles.ts';

export interface CategoryRow extends Pick<Row<'category'>, 'id' | 'code' | 'kind' | 'result_type'> {
  title: string;
}

export const categories = (db: Db, view: Reader): Promise<CategoryRow[]> =>
  db
    .selectFrom('category')
    .select(['id', 'code', word('title', view).as('title'), 'kind', 'result_type'])
    .orderBy('position')
    .execute();

export interface SpotlightRow extends TitleCore {
  season_count: number;
  genres: string[];
  /** The place of the first video; null for a film. */
  season_index: number | null;
  video_index: number | null;
}

export function spotlight(db: Db, view: View, categoryId: number): Promise<SpotlightRow[]> {
  return db
    .selectFrom('spotlight as p')
    .innerJoin('title as t', 't.id', 'p.title_id')
    .leftJoin('video as v', 'v.id', 't.first_video_id')
    .leftJoin('season as s', 's.id', 'v.season_id')
    .select(titleCore(view))
    .select([
      's.season_index',
      'v.video_index',
      seasonCount.as('season_count'),
      genresOfTitle(view).as('genres'),
    ])
    .where('p.category_id', '=', categoryId)
    .where(visible('t', view))
    .orderBy('p.position')
    .execute();
}

/** Titles of a category: those of its kind, or all titles if it has none. */
export function titlesOfCategory(
  db: Db,
  view: View,
  category: Pick<CategoryRow, 'kind'>,
  page: Page,
): Promise<PageResult<TileRow>> {
  const isOfKind = sql<boolean>`
    case ${category.kind} when 'SERIES' then kind = 'SERIES' when 'MOVIES' then kind = 'FILM'
                          when 'NONE' then true else false end`;
  const hits = db
    .selectFrom('title')
    .select(['id as title_id', NO_VIDEO, 'position'])
    .where(isOfKind);
  return tilePage(db, view, hits, page);
}

export function titlesOfGenre(
  db: Db,
  view: View,
  genreId: number,
  kind: Row<'title'>['kind'] | null,
  page: Page,
): Promise<PageResult<TileRow>> {
  const hits = db
    .selectFrom('title_genre as g')
    .innerJoin('title as t', 't.id', 'g.title_id')
    .select(['t.id as title_id', NO_VIDEO, 't.position'])
    .where('g.genre_id', '=', genreId);
  return tilePage(db, view, kind === null ? hits : hits.where('t.kind', '=', kind), page);
}

export interface GenreRow extends Pick<Row<'genre'>, 'id' | 'code'> {
  title: string;
}

const selectGenres = (db: Db, view: Reader) =>
  db
    .selectFrom('genre')
    .select(['id', 'code', word('title', view).as('title')])
    .orderBy('position');

export const genres = (db: Db, view: Reader): Promise<GenreRow[]> =>
  selectGenres(db, view).execute();

/** The genres with at least one title for this view. */
export const genresWithTitles = (db: Db, view: View): Promise<GenreRow[]> =>
  selectGenres(db, view)
    .where(
      sql<boolean>`exists (select from ${table.title_genre} g join ${table.title} t on t.id = g.title_id
        where g.genre_id = genre.id and ${visible('t', view)})`,
    )
    .execute();

export interface BreakdownRow extends Pick<Row<'breakdown'>, 'id' | 'code' | 'type'> {
  title: string;
  category_kind: CategoryRow['kind'];
  total: number;
  has_trailer: boolean;
}

function selectBreakdowns(db: Db, view: View) {
  const total = sql<number>`
    (select count(*)::int from ${table.breakdown_item} i join ${table.title} t on t.id = i.title_id
     where i.breakdown_id = b.id and ${visible('t', view)})`;
  const hasTrailer = sql<boolean>`
    exists (select from ${table.breakdown_item} i join ${table.video} v on v.title_id = i.title_id
      where i.breakdown_id = b.id and v.type = 'PREVIEW' and ${onShow('v')})`;
  return db
    .selectFrom('breakdown as b')
    .innerJoin('category as c', 'c.id', 'b.category_id')
    .select([
      'b.id',
      'b.code',
      word('b.title', view).as('title'),
      'b.type',
      'c.kind as category_kind',
      total.as('total'),
      hasTrailer.as('has_trailer'),
    ]);
}

/** The rows of a category, without empty ones. */
export function breakdownsOf(db: Db, view: View, categoryId: number): Promise<BreakdownRow[]> {
  const ofCategory = selectBreakdowns(db, view)
    .where('b.category_id', '=', categoryId)
    .orderBy('b.position');
  return db
    .selectFrom(ofCategory.as('row'))
    .selectAll()
    .where((eb) => eb.or([eb('row.total', '>', 0), eb('row.type', '=', 'CONTINUE_WATCH')]))
    .execute();
}

export function breakdownBy(
  db: Db,
  view: View,
  by: { id: number } | { code: string },
): Promise<BreakdownRow | undefined> {
  const query = selectBreakdowns(db, view);
  return (
    'id' in by ? query.where('b.id', '=', by.id) : query.where('b.code', '=', by.code)
  ).executeTakeFirst();
}

/** Places of the items of a row `i`: titles that lead rows above stand further back. */
function shownOrder({ child, territory }: View): RawBuilder<unknown> {
  const leads = child === null ? 'leads' : CHILD_LEADS[child.maxAge];
  const ofTerritory = sql`i.territory_leads[${sql.lit(leadsPlace(territory, child?.maxAge ?? null))}]`;
  return sql`coalesce(${ofTerritory}, ${sql.ref(`i.${leads}`)}), i.position`;
}

/** The first tiles of several rows, in one query. */
export function firstTiles(
  db: Db,
  view: View,
  breakdownIds: readonly number[],
  limit: number,
): Promise<(TileRow & { breakdown_id: number })[]> {
  return all(
    db,
    sql<TileRow & { breakdown_id: number }>`
    select b.id as breakdown_id, ${tileColumns(view)}
    from unnest(${[...breakdownIds]}::int[]) as b(id)
    cross join lateral (
      select i.title_id, i.video_id, row_number() over (order by ${shownOrder(view)}) as place
      from ${table.breakdown_item} i join ${table.title} t on t.id = i.title_id
      where i.breakdown_id = b.id and ${visible('t', view)} order by place limit ${limit}) item
    join ${table.title} t on t.id = item.title_id ${tileJoins(sql`item.video_id`)}
    order by b.id, item.place`,
  );
}

const ORDERS = {
  DEFAULT: shownOrder,
  NEWEST: () => sql`coalesce(v.released, t.released) desc nulls last, i.position`,
  TITLE: (view) => sql`${byName(view)}, i.position`,
  YEAR: () => sql`t.year desc, i.position`,
} satisfies Record<string, (view: View) => RawBuilder<unknown>>;

/** Items of one row. `sort`: as on the page, newest first, by title in the view's language, by year. */
export function breakdownItems(
  db: Db,
  view: View,
  breakdownId: number,
  sort: keyof typeof ORDERS,
  page: Page,
): Promise<PageResult<TileRow>> {
  const order = sql<number>`row_number() over (order by ${ORDERS[sort](view)})`;
  const hits = db
    .selectFrom('breakdown_item as i')
    .innerJoin('title as t', 't.id', 'i.title_id')
    .leftJoin('video as v', 'v.id', 'i.video_id')
    .select(['i.title_id', 'i.video_id', order.as('position')])
    .where('i.breakdown_id', '=', breakdownId);
  return tilePage(db, view, hits, page);
}

/** Tiles of videos to resume, in the given order, also those that are not shown now. */
export function tilesOfVideos(
  db: Db,
  view: View,
  videoIds: readonly number[],
  page: Page,
): Promise<PageResult<TileRow>> {
  return tilePage(
    db,
    view,
    sql<Hit>`
    select v.title_id, v.id as video_id, given.position
    from unnest(${[...videoIds]}::int[]) with ordinality as given(id, position) join ${table.video} v on v.id = given.id`,
    page,
    OWN,
  );
}
