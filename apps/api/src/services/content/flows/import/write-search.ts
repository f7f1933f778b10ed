import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ContentTables } from '../../store/tables.ts';
import type { SearchWords } from './search-words.ts';

/** Rows per statement; each statement stays well below the statement timeout. */
const CHUNK = 200_000;

/**
 * Replaces all words of the search. A large catalogue has millions of rows: each column is sent as one text, which the
 * database splits, and while it writes them the next ones are prepared.
 *
 * @param ids of the titles, in the order of the file
 */
export async function writeSearchWords(
  trx: Transaction<ContentTables>,
  { words, near }: SearchWords,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from content.search_word`.execute(trx);
  await sql`delete from content.search_near`.execute(trx);
  // Its rows are short; those of `title` are read in full again for each chunk.
  await sql`
    create temporary table word_title on commit drop as
    select id, kids, position as place from content.title`.execute(trx);
  await sql`analyze word_title`.execute(trx);
  await inChunks(
    trx,
    words,
    ({ places }) => places.length,
    (chunk) => {
      const titles = chunk.map(({ places }) => places.map((place) => ids[place]).join(' '));
      const weights = chunk.map(({ weight }) => weight);
      return sql`
      insert into content.search_word (word, title_id, weight, kids, place)
      select word, id, weight, kids, place
      from unnest(${lines(chunk.map(({ word }) => word))}, ${lines(weights)}::int[], ${lines(titles)})
        as given (word, weight, titles)
      cross join unnest(string_to_array(titles, ' ')::int[]) as title (id)
      join word_title using (id)`;
    },
  );
  await inChunks(
    trx,
    near,
    () => 1,
    (chunk) => {
      const keys = lines(chunk.map(({ key }) => key));
      return sql`
      insert into content.search_near (key, word)
      select * from unnest(${keys}, ${lines(chunk.map(({ word }) => word))})`;
    },
  );
}

/** Values as an array; folded words have no line breaks. */
const lines = (values: readonly (string | number)[]) =>
  sql`string_to_array(${values.join('\n')}, chr(10))`;

/** Runs a statement for each chunk of items that stand for so many rows, and makes the next one meanwhile. */
async function inChunks<Item>(
  trx: Transaction<ContentTables>,
  items: readonly Item[],
  rowsOf: (item: Item) => number,
  statement: (chunk: readonly Item[]) => RawBuilder<unknown>,
): Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let start = 0;
  while (start < items.length) {
    let end = start;
    for (let rows = 0; end < items.length && rows < CHUNK; end += 1)
      rows += rowsOf(items[end] as Item);
    const next = statement(items.slice(start, end));
    await running;
    running = next.execute(trx);
    start = end;
  }
  await running;
}
