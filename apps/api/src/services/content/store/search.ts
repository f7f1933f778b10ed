import { type RawBuilder, sql } from 'kysely';
import type { TileBadge } from '@kandil/contract/content';
import { WEIGHT } from '../rules/match-reason.ts';
import type { LikelyWord, Near } from '../rules/near-words.ts';
import type { Stem } from '../rules/concepts.ts';
import type { View } from '../rules/view.ts';
import {
  all,
  anyOf,
  type Db,
  marked,
  type Page,
  type PageResult,
  pagedOf,
  type PageRow,
  tileBadge,
  titleVisible,
  word,
} from './sql.ts';
import { type Row, table } from './tables.ts';

export interface FoundRow extends Pick<Row<'title'>, 'id' | 'code' | 'pictures' | 'age'> {
  title: string;
  badge: TileBadge | null;
  /** The least of the weights of the words, each by its best match (`WEIGHT`). */
  weight: number;
}

/**
 * Words of the catalogue that match the word at index `asked`: those listed, all with a beginning, or those with one of
 * some stems, of names and the like (with the off) or of stories.
 */
export type Span = {
  asked: number;
  /** Only the words of names of titles, or of genres, count. */
  of?: 'names' | 'genres';
} & (
  | { words: readonly LikelyWord[] }
  | { beginning: string; longest?: number; off: number }
  | { stems: readonly Stem[]; off: number }
  | { stories: readonly Stem[] }
);

export interface SearchRequest {
  /** Number of words. */
  words: number;
  /** How many of them need not match. */
  missing: number;
  spans: readonly Span[];
}

/** Sorts after every letter in byte order. */
const LAST = '\u{10FFFF}';

/** Titles that match the words of a search: the sum of each word's best score orders them, then the editors. */
export async function found(
  db: Db,
  view: View,
  { words, missing, spans }: SearchRequest,
  page: Page,
): Promise<PageResult<FoundRow>> {
  if (spans.length === 0) return { totalCount: 0, rows: [] };
  const bests = (column: string) =>
    Array.from(
      { length: words },
      (_, at) => sql`max(${sql.ref(column)}) filter (where asked = ${sql.lit(at)})`,
    );
  const sum = (values: readonly RawBuilder<unknown>[]) => sql.join(values, sql` + `);
  const score = sum(bests('score').map((best) => sql`coalesce(${best}, 0)`));
  const matches = sum(bests('score').map((best) => sql`(${best} is not null)::int`));
  const weight = sql.join(bests('weight'));
  const rows = await all(
    db,
    sql<PageRow<FoundRow>>`
    with hit as (
      -- Words have their title's mark for children, but not its age rating.
      select title_id, place, ${score} as score, least(${weight}) as weight
      from (${sql.join(
        spans.map((span) => inSpan(span, view)),
        sql` union all `,
      )}) found
      group by title_id, place having ${matches} >= ${words - missing} and ${titleVisible(view)}),
    page as (select * from hit order by score desc, place limit ${page.limit} offset ${page.offset})
    select (select count(*)::int from hit) as total, t.id, t.code, ${word('t.title', view)} as title, ${tileBadge(view)} as badge, t.pictures, t.age, page.weight
    from (select 1) one left join (page join ${table.title} t on t.id = page.title_id left join ${table.video} v on false) on true
    order by page.score desc, page.place`,
  );
  return pagedOf(rows);
}

/** Names: as in the index `search_word_name`. */
const OF = {
  names: sql`weight >= ${sql.lit(WEIGHT.name)}`,
  genres: sql`weight = ${sql.lit(WEIGHT.genre)}`,
};

/** Points count double, so that an exact word of a story (1) is less than a keyword of the operator (one point). */
const score = (points: RawBuilder<unknown>) => sql`2 * (${points}) as score`;

/** One query per span, so that each is one index scan, or one for each of its words. */
function inSpan(span: Span, view: View): RawBuilder<unknown> {
  const asked = sql.lit(span.asked);
  if ('stories' in span) return inStories(asked, span.stories, view);
  if ('stems' in span) return withStems(asked, span, view);
  const counts = sql`${span.of ? OF[span.of] : sql`true`} and ${marked('w', view)}`;
  if ('words' in span) {
    const words = span.words.map((meant) => meant.word);
    const offs = span.words.map(({ off }) => off);
    return sql`
      select ${asked} as asked, title_id, place, weight, ${score(sql`2 * weight + 1 - meant.off`)}
      from unnest(${words}::text[], ${offs}::int[]) as meant (word, off)
      join ${table.search_word} w on w.word = meant.word collate "C" where ${counts}`;
  }
  const { beginning: low, longest, off } = span;
  const short = longest === undefined ? sql`true` : sql`length(word) <= ${longest}`;
  return sql`
    select ${asked} as asked, title_id, place, weight,
      ${score(sql`2 * weight + (word = ${low})::int - ${sql.lit(off)}`)}
    from ${table.search_word} w where word >= ${low} and word < ${low + LAST} and ${short} and ${counts}`;
}

/** The stems as a table `meant`, and the condition that a word of a table has one of them. */
const stemsOf = (stems: readonly Stem[]) => sql`
  unnest(${stems.map(({ word: stem }) => stem)}::text[], ${stems.map(({ longest }) => longest)}::int[]) as meant (word, longest)`;
const hasStem = (column: string) => {
  const found = sql.ref(column);
  return sql`${found} >= meant.word collate "C" and ${found} < (meant.word || ${LAST}) collate "C" and length(${found}) <= meant.longest`;
};

/** Titles with words of some stems. A keyword of the operator is no farther from a synonym than from the typed word. */
function withStems(
  asked: RawBuilder<unknown>,
  { stems, off }: { stems: readonly Stem[]; off: number },
  view: View,
): RawBuilder<unknown> {
  return sql`
    select ${asked} as asked, title_id, place, weight, ${score(sql`greatest(2 * weight + 1 - ${sql.lit(off)}, 1)`)}
    from ${stemsOf(stems)} join ${table.search_word} w on ${hasStem('w.word')} where ${marked('w', view)}`;
}

/** Titles with words of stories. */
function inStories(
  asked: RawBuilder<unknown>,
  stories: readonly Stem[],
  view: View,
): RawBuilder<unknown> {
  return sql`
    select ${asked} as asked, t.id as title_id, t.position as place, ${sql.lit(WEIGHT.story)}::smallint as weight,
      (s.word = meant.word)::int as score
    from ${stemsOf(stories)} join ${table.search_story} s on ${hasStem('s.word')}
    cross join unnest(s.title_ids) as has (id) join ${table.title} t on t.id = has.id where ${marked('t', view)}`;
}

/** Which words are words of the catalogue, and which only begin some. */
export async function beginnings(
  db: Db,
  words: readonly string[],
): Promise<Map<string, { whole: boolean }>> {
  const rows = await all(
    db,
    sql<{ word: string; whole: boolean }>`
    select asked.word, exists (select from ${table.search_word} w where w.word = asked.word collate "C") as whole
    from unnest(${[...new Set(words)]}::text[]) as asked(word)
    where exists (
      select from ${table.search_word} w
      where w.word >= asked.word collate "C" and w.word < (asked.word || ${LAST}) collate "C")`,
  );
  return new Map(rows.map(({ word: each, whole }) => [each, { whole }]));
}

export const nearWords = (db: Db, keys: readonly string[]): Promise<Near[]> =>
  db
    .selectFrom('search_near')
    .select(['key', 'word'])
    .where('key', '=', anyOf.texts(keys))
    .execute();
