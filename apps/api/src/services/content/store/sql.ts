import { AGE_STEPS, type AgeStep } from '@kandil/contract/child-limits';
import type { TileBadge } from '@kandil/contract/content';
import type { Reason } from '@kandil/contract/showing';
import type { Territory } from '@kandil/contract/territory';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf } from '../../../platform/database/kysely.ts';
import type { View } from '../rules/view.ts';
import { type ContentTables, type Row, table } from './tables.ts';

/** What texts need of a view. */
export type Reader = Pick<View, 'language'>;

export type Db = Kysely<ContentTables>;

/** The schema of the catalogue that visitors see; a preview has another one beside it. */
export const CONTENT_SCHEMA = 'content';

export const contentTables = (database: Pick<Database, 'pool'>, schema = CONTENT_SCHEMA): Db =>
  schemaOf<ContentTables>(database, schema);

/** A column of texts in the language of the view, else in English. */
export const word = (column: string, view: Reader): RawBuilder<string> =>
  inWords(sql.ref(column), view);

/** As `word`, for an expression. */
export function inWords(texts: RawBuilder<unknown>, { language }: Reader): RawBuilder<string> {
  return sql`coalesce(${texts} ->> ${language}::text, ${texts} ->> 'en')`;
}

/**
 * Whether a title or channel is for children of an age: by its mark and by its rating. The import rejects a mark that the
 * rating contradicts; the query checks both again.
 */
export function forChildren(alias: string, maxAge: number): RawBuilder<boolean> {
  return sql`(${sql.ref(`${alias}.kids`)} and ${sql.ref(`${alias}.age`)} <= ${sql.lit(maxAge)})`;
}

/**
 * Whether it is the time of a row, by the clock of the database; the end is not included. What was removed from the catalogue
 * has ended then: `shown_until` contains `removed_at`.
 */
const inTime = (alias: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.shown_from`)} <= now() and ${sql.ref(`${alias}.shown_until`)} > now())`;

/** Whether a video has something to play, and this is its time. */
export const onShow = (alias: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.ready`)} and ${inTime(alias)})`;

/** Whether a title may be seen by anybody: it has something to play now, or is announced. */
export const titleOnShow = (alias: string): RawBuilder<boolean> =>
  sql`(${onShow(alias)} or (${sql.ref(`${alias}.announced`)} and ${sql.ref(`${alias}.shown_until`)} > now()))`;

/** Whether a title suits the view, shown or not, wherever it is: what a member has chosen stays in its lists. */
export function suits(alias: string, { child }: View): RawBuilder<boolean> {
  if (child === null) return sql`true`;
  const children = forChildren(alias, child.maxAge);
  if (child.allowList === null) return children;
  return sql`(${children} and ${sql.ref(`${alias}.id`)} = ${anyOf.ids(child.allowList)})`;
}

/** Whether a title or channel is shown in a territory. */
export const isHere = (
  alias: string,
  { territory }: { territory: Territory },
): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.territories`)} & ${sql.lit(1 << territory)}) <> 0`;

/** Why a row is not shown now, a `Reason`; null: it is. */
export const whyHidden = (
  alias: string,
  { isShown, here }: Record<'isShown' | 'here', RawBuilder<boolean>>,
): RawBuilder<Reason | null> => sql`
  case when not ${here} then 'ELSEWHERE' when ${isShown} then null when ${sql.ref(`${alias}.shown_until`)} <= now() then 'LEFT' else 'NOT_YET' end`;

/** When a title that leaves soon gets the mark for it, unless the editors have given it another. */
const LAST_CHANCE = sql.lit('7 days');

/** The mark on a tile of the title `t`, or of the video `v`, which may be none: not shown any more, announced, leaving, or the editors'. */
export const tileBadge = (view: View): RawBuilder<TileBadge | null> => sql`
  case when not ${titleOnShow('t')} or not ${isHere('t', view)} or (v.id is not null and not ${onShow('v')}) then 'GONE'
    when not ${onShow('t')} then 'SOON'
    else coalesce(t.badge, case when t.shown_until < now() + ${LAST_CHANCE}::interval then 'LAST_CHANCE' end) end`;

/**
 * Whether the view may see a title; every query that returns titles has this condition. For a child it is `maySee` in SQL,
 * and a test compares the two.
 */
export const visible = (alias: string, view: View): RawBuilder<boolean> =>
  sql`(${titleOnShow(alias)} and ${isHere(alias, view)} and ${suits(alias, view)})`;

/** As `visible`, for channels: an allow list has none. */
export const channelVisible = (alias: string, view: View): RawBuilder<boolean> =>
  sql`(${channelOnShow(alias)} and ${isHere(alias, view)} and ${channelSuits(alias, view)})`;

/** Whether it is the time of a channel. */
export const channelOnShow = (alias: string): RawBuilder<boolean> => inTime(alias);

/** As `suits`, for channels. */
export function channelSuits(alias: string, { child }: View): RawBuilder<boolean> {
  if (child === null) return sql`true`;
  return child.allowList === null ? forChildren(alias, child.maxAge) : sql`false`;
}

/** As `visible`, for rows that name their title in `title_id`. */
export function titleVisible(view: View): RawBuilder<boolean> {
  return sql`exists (select from ${table.title} t where t.id = title_id and ${visible('t', view)})`;
}

/** Whether rows with a mark for children and no rating may matter to the view: those of search, which are checked again. */
export function marked(alias: string, { child }: View): RawBuilder<boolean> {
  return child === null ? sql`true` : sql`${sql.ref(`${alias}.kids`)}`;
}

/** Where it is counted for children of each step how many rows above lead with a title. */
export const CHILD_LEADS = {
  3: 'kids_leads_3',
  7: 'kids_leads',
  10: 'kids_leads_10',
} as const satisfies Record<AgeStep, keyof Row<'breakdown_item'>>;

/** Where in `territory_leads`, from 1, the number for a territory is: for everybody there, or for children of a step. */
export const leadsPlace = (territory: Territory, step: AgeStep | null): number =>
  territory * (AGE_STEPS.length + 1) + (step === null ? 1 : AGE_STEPS.indexOf(step) + 2);

/** Alphabetical position of the title `t` in the language of the view. */
export function byName({ language }: View): RawBuilder<number> {
  return sql`(t.alphabet ->> ${language}::text)::int`;
}

/** Likes of the title `t` in percent of its opinions; null without opinions. */
export const likedPercent: RawBuilder<number | null> = sql`
  (select round(100.0 * (t.likes + count(*) filter (where o.likes)) / nullif(t.likes + t.dislikes + count(*), 0))::int
   from ${table.opinion} o where o.title_id = t.id)`;

/** Whether the season `s` has an episode to play; others are not shown. */
export const seasonReady: RawBuilder<boolean> = sql`
  exists (select from ${table.video} e where e.season_id = s.id and ${onShow('e')})`;

/** Seasons of the title `t` that are shown. */
export const seasonCount: RawBuilder<number> = sql`
  (select count(*)::int from ${table.season} s where s.title_id = t.id and ${seasonReady})`;

/** Genres of the title `t` in the order of the catalogue file. */
export function genresOfTitle(view: View): RawBuilder<string[]> {
  return sql`array(select ${word('g.title', view)} from ${table.title_genre} tg join ${table.genre} g on g.id = tg.genre_id
    where tg.title_id = t.id order by tg.position)`;
}

/** `any (list)`, the right side of `=`; one parameter, so an empty list is allowed. */
export const anyOf = {
  ids: (ids: readonly number[]): RawBuilder<number> => sql`any (${[...ids]}::int[])`,
  texts: (texts: readonly string[]): RawBuilder<string> => sql`any (${[...texts]}::text[])`,
};

export async function all<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

export async function first<Row>(db: Db, query: RawBuilder<Row>): Promise<Row | undefined> {
  return (await all(db, query))[0];
}

/** `offset` counts rows, not pages. */
export interface Page {
  offset: number;
  limit: number;
}

/** A page of a list, with the length of the list. */
export interface PageResult<Row> {
  totalCount: number;
  rows: Row[];
}

/** A row of a page with the length of its list. A page without rows is one row of nulls. */
export type PageRow<Row extends { id: number }> =
  | (Row & { total: number })
  | ({ [Column in keyof Row]: null } & { total: number });

export function pagedOf<Row extends { id: number }>(
  rows: readonly PageRow<Row>[],
): PageResult<Row> {
  return {
    totalCount: rows[0]?.total ?? 0,
    rows: rows.filter((row): row is Row & { total: number } => row.id !== null),
  };
}
