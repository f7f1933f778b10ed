import { SMALLEST_GROUP } from '@kandil/contract/control/numbers';
import { sql } from 'kysely';
import type { Db } from '../sql.ts';
import { table } from '../tables.ts';

/** A keyword that found nothing, and who searched, as hashes in hexadecimal. */
export interface HashedMiss {
  /** The keyword itself; it is stored only once enough sessions searched for it. */
  keyword: string;
  word: string;
  session: string;
  language: string;
}

/** Searches of a week that are counted at most: a bound on the table, far above what people do. */
const MOST_OF_WEEK = 500_000;

/**
 * The key of a week's hashes, the same for all processes; null when the week has had too many searches.
 * @param proposed the key if the week has none yet
 * @param more searches that will be stored
 */
export async function weekKey(
  db: Db,
  { week, proposed, more }: { week: string; proposed: Buffer; more: number },
): Promise<Buffer | null> {
  const { rows } = await sql<{ key: Buffer }>`
    insert into ${table.search_miss_key} as k (week, key, searches) values (${week}::date, ${proposed}, ${more})
    on conflict (week) do update set searches = k.searches + excluded.searches where k.searches < ${MOST_OF_WEEK}
    returning key`.execute(db);
  return rows[0]?.key ?? null;
}

/**
 * Stores searches as hashes; the same session and keyword again changes nothing. A keyword that by now has enough sessions is
 * stored with their number.
 */
export async function storeMisses(
  db: Db,
  week: string,
  misses: readonly HashedMiss[],
): Promise<void> {
  const column = (key: keyof HashedMiss) => misses.map((each) => each[key]);
  await sql`
    insert into ${table.search_miss} (week, word, session, language)
    select ${week}::date, decode(word, 'hex'), decode(session, 'hex'), language
    from unnest(${column('word')}::text[], ${column('session')}::text[], ${column('language')}::text[])
      as given (word, session, language)
    order by 2, 3 on conflict do nothing`.execute(db);
  // In another statement, which also sees what other processes have stored meanwhile.
  await sql`
    with given as (
      select distinct decode(word, 'hex') as word, keyword
      from unnest(${column('word')}::text[], ${column('keyword')}::text[]) as given (word, keyword)
    ), counted as (
      select keyword, language, count(*) as sessions from given
      join ${table.search_miss} m on m.week = ${week}::date and m.word = given.word group by 1, 2
    )
    insert into ${table.missed_search} as s (week, word, sessions, languages)
    select ${week}::date, keyword, sum(sessions),
      coalesce(array_agg(language order by language) filter (where sessions >= ${SMALLEST_GROUP}), '{}')
    from counted group by keyword having sum(sessions) >= ${SMALLEST_GROUP} order by keyword
    on conflict (week, word) do update set sessions = greatest(s.sessions, excluded.sessions),
      languages = case when excluded.sessions >= s.sessions then excluded.languages else s.languages end`.execute(
    db,
  );
}

export interface MissedSearch {
  word: string;
  languages: string[];
  /** Sessions; null: fewer than five. */
  thisWeek: number | null;
  lastWeek: number | null;
}

/** Keywords of two weeks, those of most sessions first. */
export async function missedSearches(
  db: Db,
  weeks: { now: string; before: string },
  limit: number,
): Promise<MissedSearch[]> {
  const { rows } = await sql<MissedSearch>`
    select word, n.sessions as "thisWeek", b.sessions as "lastWeek",
      array(select distinct unnest(coalesce(n.languages, '{}') || coalesce(b.languages, '{}')) order by 1) as languages
    from (select * from ${table.missed_search} where week = ${weeks.now}::date) n
    full join (select * from ${table.missed_search} where week = ${weeks.before}::date) b using (word)
    order by coalesce(n.sessions, 0) + coalesce(b.sessions, 0) desc, word limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Deletes the hashes of past weeks with their keys, and keywords of weeks that are no longer shown. */
export async function deleteOldWeeks(
  db: Db,
  weeks: { now: string; before: string },
): Promise<void> {
  await db.deleteFrom('search_miss').where('week', '<', weeks.now).execute();
  await db.deleteFrom('search_miss_key').where('week', '<', weeks.now).execute();
  await db.deleteFrom('missed_search').where('week', '<', weeks.before).execute();
}
