import { type RawBuilder, sql } from 'kysely';
import { withoutArticle } from '../rules/fold.ts';
import { keysOf, meantBy, type Near } from '../rules/near-words.ts';
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
  visible,
  word,
} from './sql.ts';
import type { Row } from './tables.ts';

export interface FoundRow extends Pick<Row<'title'>, 'id' | 'code' | 'badge' | 'pictures'> {
  title: string;
  /** The least of the weights of the words, each by its best match (`WEIGHT`). */
  weight: number;
}

/** Words of the catalogue in [low, high) that match the typed word at index `asked`. */
interface Span {
  asked: number;
  low: string;
  high: string;
}

/** Sorts after every letter in byte order. */
const LAST = '\u{10FFFF}';

/**
 * Titles that match every word, by their names in any language or by those of their cast, characters, episodes and
 * genres: whole words before prefixes, names of titles before all others. A word that is no prefix of any word in the catalogue
 * matches the words one typing error away, or those that sound alike in another script.
 * @param words folded and not empty
 */
export async function search(
  db: Db,
  view: View,
  words: readonly string[],
  page: Page,
): Promise<Paged<FoundRow>> {
  const spans = await spansOf(db, words);
  if (spans.length === 0) return { totalCount: 0, rows: [] };
  // The sum of each word's best score; null if a word has no match.
  const score = sql.join(
    words.map((_, asked) => sql`max(score) filter (where asked = ${sql.lit(asked)})`),
    sql` + `,
  );
  const weight = sql.join(
    words.map((_, asked) => sql`max(weight) filter (where asked = ${sql.lit(asked)})`),
  );
  const rows = await all(
    db,
    sql<PageRow<FoundRow>>`
    with hit as (
      select title_id, place, ${score} as score, least(${weight}) as weight
      from (${sql.join(
        spans.map((span) => inSpan(span, view)),
        sql` union all `,
      )}) found
      group by title_id, place having ${score} is not null and ${hitVisible(view)}),
    page as (select * from hit order by score desc, place limit ${page.limit} offset ${page.offset})
    select (select count(*)::int from hit) as total, t.id, t.code, ${word('t.title', view)} as title, t.badge, t.pictures, page.weight
    from (select 1) one left join (page join content.title t on t.id = page.title_id) on true
    order by page.score desc, page.place`,
  );
  return pagedOf(rows);
}

/** Words have their title's mark for children, but not its age rating: a child's search looks the title up. */
function hitVisible(view: View): RawBuilder<boolean> {
  if (!view.kids) return sql`true`;
  return sql`exists (select from content.title t where t.id = title_id and ${visible('t', view)})`;
}

/** One query per span, so that each is one index scan. */
function inSpan({ asked, low, high }: Span, view: View): RawBuilder<unknown> {
  return sql`
    select ${sql.lit(asked)} as asked, title_id, place, weight, 2 * weight + (word = ${low})::int as score
    from content.search_word w where word >= ${low} and word < ${high} and ${marked('w', view)}`;
}

async function spansOf(db: Db, words: readonly string[]): Promise<Span[]> {
  const known = await knownBeginnings(db, [...words, ...words.map(withoutArticle)]);
  const unknown = words.filter((each) => !known.has(each));
  const near = unknown.length === 0 ? [] : await nearWords(db, unknown);
  return words.flatMap((typed, asked): Span[] => {
    const low = known.has(typed) ? typed : withoutArticle(typed);
    if (known.has(low)) return [{ asked, low, high: low + LAST }];
    const keys = new Set(keysOf(low));
    const candidates = near.filter(({ key }) => keys.has(key));
    return meantBy(low, candidates).map((meant) => ({ asked, low: meant, high: `${meant} ` }));
  });
}

/** The words that are a prefix of a word in the catalogue. */
async function knownBeginnings(db: Db, words: readonly string[]): Promise<Set<string>> {
  const rows = await all(
    db,
    sql<Pick<Row<'search_word'>, 'word'>>`
    select asked.word from unnest(${words}::text[]) as asked(word)
    where exists (
      select from content.search_word w
      where w.word >= asked.word collate "C" and w.word < (asked.word || ${LAST}) collate "C")`,
  );
  return new Set(rows.map(({ word: each }) => each));
}

const nearWords = (db: Db, words: readonly string[]): Promise<Near[]> =>
  db
    .selectFrom('search_near')
    .select(['key', 'word'])
    .where('key', '=', anyOf.texts(words.flatMap(keysOf)))
    .execute();
