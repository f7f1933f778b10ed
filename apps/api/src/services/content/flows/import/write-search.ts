import type { Catalogue } from '@kandil/contract/catalogue';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type ContentTables, table } from '../../store/tables.ts';
import type { SearchWords } from './search-words.ts';
import type { StoryWord } from './story-words.ts';

/** Rows or ids of titles per statement; each statement stays well below the statement timeout. */
const CHUNK = 200_000;

/**
 * Replaces all words of the search. A large catalogue has millions of rows: each column is sent as one text, which the
 * database splits, and while it writes them the next ones are prepared.
 *
 * @param titles in the order of the file, by which words name them
 * @param ids of the titles
 */
export async function writeSearchWords(
  trx: Transaction<ContentTables>,
  { words, near }: SearchWords,
  titles: Catalogue['titles'],
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${table.search_word}`.execute(trx);
  await sql`delete from ${table.search_near}`.execute(trx);
  // What each row needs of its title is looked up by the place of the title: a join took longer.
  const idAt = sql`${ids}::int[]`;
  const isForKids = sql`${titles.map(({ kids }) => kids)}::boolean[]`;
  await inChunks(
    trx,
    words,
    ({ places }) => places.length,
    (chunk) => {
      const places = lines(chunk.map((word) => word.places.join(' ')));
      const weights = chunk.map(({ weight }) => weight);
      return sql`
      insert into ${table.search_word} (word, title_id, weight, kids, place)
      select word, (ids.at)[place + 1], weight, (kids.at)[place + 1], place
      from (select ${idAt}) ids (at), (select ${isForKids}) kids (at),
        unnest(${lines(chunk.map(({ word }) => word))}, ${lines(weights)}::int[], ${places})
          as given (word, weight, places),
        unnest(string_to_array(places, ' ')::int[]) as title (place)`;
    },
  );
  await inChunks(
    trx,
    near,
    () => 1,
    (chunk) => {
      const keys = lines(chunk.map(({ key }) => key));
      return sql`
      insert into ${table.search_near} (key, word)
      select * from unnest(${keys}, ${lines(chunk.map(({ word }) => word))})`;
    },
  );
}

/** Replaces the words of stories; as `writeSearchWords`. */
export async function writeStoryWords(
  trx: Transaction<ContentTables>,
  words: readonly StoryWord[],
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${table.search_story}`.execute(trx);
  await inChunks(
    trx,
    words,
    ({ places }) => places.length,
    (chunk) => {
      const titles = chunk.map(
        ({ places }) => `{${[...places].map((place) => ids[place]).join(',')}}`,
      );
      return sql`
      insert into ${table.search_story} (word, title_ids)
      select word, titles::int[] from unnest(${lines(chunk.map(({ word }) => word))}, ${lines(titles)})
        as given (word, titles)`;
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
