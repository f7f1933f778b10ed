import { type RawBuilder, sql } from 'kysely';
import { WEIGHT } from '../rules/match-reason.ts';
import type { Meant, Near } from '../rules/near-words.ts';
import type { View } from '../world.ts';
import {
  all,
  anyOf,
  type Db,
  marked,
  type Page,
  type Paged,
  pagedOf,
  type PageRow,
  titleVisible,
  word,
} from './sql.ts';
import type { Row } from './tables.ts';

export interface FoundRow extends Pick<Row<'title'>, 'id' | 'code' | 'badge' | 'pictures'> {
  title: string;
  /** The least of the weights of the words, each by its best match (`WEIGHT`). */
  weight: number;
}

/** Words of the catalogue that match the word at index `asked`: those listed, or all with a beginning. */
export type Span = {
  asked: number;
  /** Only the words of names of titles count. */
  named?: boolean;
} & ({ words: readonly Meant[] } | { beginning: string; longest?: number; off: number });

export interface Wanted {
  /** Number of words. */
  words: number;
  /** How many of them need not match. */
  missing: number;
  spans: readonly Span[];
}

/** Sorts after every letter in byte order. */
const LAST = '\u{10FFFF}';

/** Titles that match the wanted words: the sum of each word's best score orders them, then the editors. */
export async function found(
  db: Db,
  view: View,
  { words, missing, spans }: Wanted,
  page: Page,
): Promise<Paged<FoundRow>> {
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
    select (select count(*)::int from hit) as total, t.id, t.code, ${word('t.title', view)} as title, t.badge, t.pictures, page.weight
    from (select 1) one left join (page join content.title t on t.id = page.title_id) on true
    order by page.score desc, page.place`,
  );
  return pagedOf(rows);
}

/** As in the index `search_word_name`. */
const NAMED = sql`weight >= ${sql.lit(WEIGHT.name)}`;

/** One query per span, so that each is one index scan, or one for each of its words. */
function inSpan(span: Span, view: View): RawBuilder<unknown> {
  const asked = sql.lit(span.asked);
  const counts = sql`${span.named ? NAMED : sql`true`} and ${marked('w', view)}`;
  if ('words' in span) {
    const words = span.words.map((meant) => meant.word);
    const offs = span.words.map(({ off }) => off);
    return sql`
      select ${asked} as asked, title_id, place, weight, 2 * weight + 1 - meant.off as score
      from unnest(${words}::text[], ${offs}::int[]) as meant (word, off)
      join content.search_word w on w.word = meant.word collate "C" where ${counts}`;
  }
  const { beginning: low, longest, off } = span;
  const short = longest === undefined ? sql`true` : sql`length(word) <= ${longest}`;
  return sql`
    select ${asked} as asked, title_id, place, weight, 2 * weight + (word = ${low})::int - ${sql.lit(off)} as score
    from content.search_word w where word >= ${low} and word < ${low + LAST} and ${short} and ${counts}`;
}

/** Which words are words of the catalogue, and which only begin some. */
export async function beginnings(
  db: Db,
  words: readonly string[],
): Promise<Map<string, { whole: boolean }>> {
  const rows = await all(
    db,
    sql<{ word: string; whole: boolean }>`
    select asked.word, exists (select from content.search_word w where w.word = asked.word collate "C") as whole
    from unnest(${[...new Set(words)]}::text[]) as asked(word)
    where exists (
      select from content.search_word w
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
