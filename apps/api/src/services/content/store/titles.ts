import { type RawBuilder, sql } from 'kysely';
import type { Reason } from '@kandil/contract/showing';
import type { By } from '../rules/by.ts';
import type { View } from '../rules/view.ts';
import { languages, languagesWith } from './assets.ts';
import {
  byName,
  type Db,
  likedPercent,
  onShow,
  type Page,
  type PageResult,
  seasonReady,
  suits,
  isHere,
  titleOnShow,
  visible,
  whyHidden,
  word,
} from './sql.ts';
import { type Row, table } from './tables.ts';
import { NO_VIDEO, OWN, tilePage, type TileRow } from './tiles.ts';

/** What the spotlight and the detail page show of a title. */
export interface TitleCore extends Pick<
  Row<'title'>,
  'id' | 'code' | 'kind' | 'year' | 'age' | 'audio' | 'subtitles' | 'pictures' | 'first_video_id'
> {
  title: string;
  eyebrow: string;
  storyline: string;
  liked_percent: number | null;
}

/** Columns of `TitleCore`: title `t`. */
export const titleCore = (view: View) =>
  [
    't.id',
    't.code',
    't.kind',
    't.year',
    't.age',
    't.pictures',
    't.first_video_id',
    word('t.title', view).as('title'),
    word('t.eyebrow', view).as('eyebrow'),
    word('t.storyline', view).as('storyline'),
    likedPercent.as('liked_percent'),
    languages.audio.as('audio'),
    languages.subtitles.as('subtitles'),
  ] as const;

export interface TitleRow extends TitleCore, Pick<Row<'title'>, 'kids' | 'badge'> {
  genres: (Pick<Row<'genre'>, 'id' | 'code'> & { title: string })[];
  cast: (Pick<Row<'person'>, 'id'> & { name: string; role: string })[];
  seasons: SeasonRow[];
  /** Of a title that cannot be watched yet. */
  announced: { from: string | null } | null;
  until: Date | null;
  described: string[];
  sdh: string[];
}

export interface SeasonRow extends Pick<Row<'season'>, 'id' | 'code' | 'season_index'> {
  title: string;
  episode_count: number;
}

/** Why a title is not shown that the view could see; undefined: there is none. */
export async function whyNoTitle(db: Db, view: View, by: By): Promise<Reason | null | undefined> {
  const row = await db
    .selectFrom('title as t')
    .select(whyHidden('t', { isShown: titleOnShow('t'), here: isHere('t', view) }).as('reason'))
    .where('id' in by ? sql<boolean>`t.id = ${by.id}` : sql<boolean>`t.code = ${by.code}`)
    .where(suits('t', view))
    .executeTakeFirst();
  return row?.reason;
}

/** One title with everything its detail page shows. */
export function titleBy(db: Db, view: View, by: By): Promise<TitleRow | undefined> {
  const title = db
    .selectFrom('title as t')
    .select(titleCore(view))
    .select([
      't.kids',
      't.badge',
      announcedFrom.as('announced'),
      sql<Date | null>`nullif(t.shown_until, 'infinity')`.as('until'),
      genresOf(view).as('genres'),
      castOf(view).as('cast'),
      seasonsOf(view).as('seasons'),
      languagesWith.description.as('described'),
      languagesWith.sdh.as('sdh'),
    ])
    .where(visible('t', view));
  return (
    'id' in by ? title.where('t.id', '=', by.id) : title.where('t.code', '=', by.code)
  ).executeTakeFirst();
}

const announcedFrom: RawBuilder<TitleRow['announced']> = sql`
  case when not ${onShow('t')} then jsonb_build_object('from',
    case when t.shown_from > now() and isfinite(t.shown_from) then t.shown_from end) end`;

// Lists of the title `t`, each as JSON.

const genresOf = (view: View): RawBuilder<TitleRow['genres']> => sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'code', g.code, 'title', ${word('g.title', view)}) order by tg.position)
    from ${table.title_genre} tg join ${table.genre} g on g.id = tg.genre_id where tg.title_id = t.id), '[]')`;

const castOf = (view: View): RawBuilder<TitleRow['cast']> => sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', ${word('p.name', view)}, 'role', ${word('tp.role', view)}) order by tp.position)
    from ${table.title_person} tp join ${table.person} p on p.id = tp.person_id where tp.title_id = t.id), '[]')`;

const seasonsOf = (view: View): RawBuilder<SeasonRow[]> => sql`
  coalesce((select jsonb_agg(to_jsonb(season)) from (
    select s.id, s.code, ${word('s.title', view)} as title, s.season_index,
      (select count(*)::int from ${table.video} e where e.season_id = s.id and ${onShow('e')}) as episode_count
    from ${table.season} s where s.title_id = t.id and ${seasonReady} order by s.season_index) season), '[]')`;

/** Every series, in the editors' order. */
export function titles(db: Db, view: View, page: Page): Promise<PageResult<TileRow>> {
  const hits = db
    .selectFrom('title')
    .select(['id as title_id', NO_VIDEO, 'position'])
    .where('kind', '=', 'SERIES');
  return tilePage(db, view, hits, page);
}

const LIST_ORDERS = {
  DEFAULT: sql`l.added_at desc`,
  NEWEST: sql`t.released desc nulls last`,
  YEAR: sql`t.year desc`,
};

/** Titles of a profile's list, also those that are not shown now. `sort`: last added first, newest first, by title in the view's language, by year. */
export function myList(
  db: Db,
  view: View,
  profileId: number,
  sort: keyof typeof LIST_ORDERS | 'TITLE',
  page: Page,
): Promise<PageResult<TileRow>> {
  const order = sort === 'TITLE' ? byName(view) : LIST_ORDERS[sort];
  const position = sql<number>`row_number() over (order by ${order}, l.title_id)`;
  const hits = db
    .selectFrom('my_list as l')
    .innerJoin('title as t', 't.id', 'l.title_id')
    .select(['l.title_id', NO_VIDEO, position.as('position')])
    .where('l.profile_id', '=', profileId);
  return tilePage(db, view, hits, page, OWN);
}
