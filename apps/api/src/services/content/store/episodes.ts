import { type Continuation, MOST_NEWS } from '@kandil/contract/internal';
import type { CountryRule } from '@kandil/contract/territory';
import type { LanguageCode } from '@kandil/i18n';
import { sql } from 'kysely';
import { marks } from './assets.ts';
import { all, anyOf, type Db, first, onShow, word } from './sql.ts';
import { table } from './tables.ts';

/** The time of this transaction if videos are shown for the first time since then; null in a first catalogue. */
export async function shownFirst(db: Db): Promise<string | null> {
  const row = await first(
    db,
    sql<{ since: string | null }>`
    select case when exists (select from ${table.video} where shown_since = now())
      and exists (select from ${table.video} where shown_since < now()) then now()::text end as since`,
  );
  return row?.since ?? null;
}

/** Episodes as rows `e` with their season `s`. */
const EPISODES = sql`${table.video} e join ${table.season} s on s.id = e.season_id`;
/** As `EPISODES`, with films, which have no season. */
const VIDEOS = sql`${table.video} e left join ${table.season} s on s.id = e.season_id`;
const ORDER = sql`s.season_index, e.video_index`;

/**
 * Titles in the order of their ids of which something is shown for the first time at a moment: episodes behind those that
 * were there before, or a whole title that somebody has on a list, because it was announced.
 */
export function continuationsSince(
  db: Db,
  { since, limit, series }: { since: string; limit: number; series: number },
): Promise<Continuation[]> {
  return all(
    db,
    sql<Continuation>`
    with line as (
      select e.id, e.code, e.title_id, e.shown_since, row_number() over (partition by e.title_id order by ${ORDER}) as n
      from ${VIDEOS}
      where e.type <> 'PREVIEW' and ${onShow('e')} and e.shown_since <= ${since}::timestamptz and e.title_id > ${series}
        and e.title_id in (
          select title_id from ${table.video} where type <> 'PREVIEW' and shown_since = ${since}::timestamptz)),
    known as (
      select distinct on (title_id) title_id, id, n from line where shown_since < ${since}::timestamptz
      order by title_id, n desc)
    select line.title_id as "seriesId", known.id as "previousId",
      jsonb_agg(jsonb_build_object('videoId', line.id, 'code', line.code) order by line.n) as episodes
    from line left join known using (title_id)
    where line.n > coalesce(known.n, 0) and line.n <= coalesce(known.n, 0) + ${MOST_NEWS}
      and (known.n is not null or exists (select from ${table.my_list} l where l.title_id = line.title_id))
    group by line.title_id, known.id order by line.title_id limit ${limit}`,
  );
}

/** Ids of an episode and those before it, the latest first. */
export async function earlierEpisodes(
  db: Db,
  { seriesId, previousId, limit }: { seriesId: number; previousId: number; limit: number },
): Promise<number[]> {
  const rows = await all(
    db,
    sql<{ id: number }>`
    with line as (
      select e.id, row_number() over (order by ${ORDER}) as n
      from ${EPISODES} where e.type = 'EPISODE' and e.title_id = ${seriesId})
    select id from line where n <= (select n from line where id = ${previousId}) order by n desc limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Second at which the credits of a video begin; null without a mark. */
export async function creditsOf(db: Db, videoId: number): Promise<number | null> {
  const row = await first(
    db,
    sql<{ at: number | null }>`
    select (select min((mark ->> 'from')::float8) from jsonb_array_elements(${marks}) mark
            where mark ->> 'kind' = 'CREDITS') as at
    from ${table.video} v left join ${table.video_asset} own on own.code = v.code where v.id = ${videoId}`,
  );
  return row?.at ?? null;
}

/** The given profiles that have a title on their list. */
export async function listedBy(
  db: Db,
  titleId: number,
  profileIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('my_list')
    .select('profile_id')
    .where('title_id', '=', titleId)
    .where('profile_id', '=', anyOf.ids(profileIds))
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

export interface EpisodeRow {
  videoId: number;
  seriesId: number;
  seriesTitle: string;
  title: string;
  episode: number | null;
  free: boolean;
  kids: boolean;
  age: number;
  countries: CountryRule | null;
}

/** Episodes that are shown now, as a message names them, in their order. */
export function episodesBy(
  db: Db,
  videoIds: readonly number[],
  language: LanguageCode,
): Promise<EpisodeRow[]> {
  const view = { language };
  return all(
    db,
    sql<EpisodeRow>`
    select e.id as "videoId", t.id as "seriesId", ${word('t.title', view)} as "seriesTitle", ${word('e.title', view)} as title,
      e.video_index as episode, e.free, t.kids, t.age, t.countries
    from ${VIDEOS} join ${table.title} t on t.id = e.title_id
    where e.id = ${anyOf.ids(videoIds)} and ${onShow('e')} order by ${ORDER}`,
  );
}
