import { sql } from 'kysely';
import type { Likeness, TitleFacts } from '../rules/similarity.ts';
import { all, type Db } from './sql.ts';
import { type Row, table } from './tables.ts';

export type RankedTitle = TitleFacts & Pick<Row<'title'>, 'likes' | 'dislikes'>;

/** Every title of the catalogue with the facts that the ranking compares, by id. */
export function titleFacts(db: Db): Promise<RankedTitle[]> {
  return all(
    db,
    sql<RankedTitle>`
    select t.id, case when t.kids then t.age end as child_age,
      array(select genre_id from ${table.title_genre} g where g.title_id = t.id order by genre_id) as genres,
      array(select person_id from ${table.title_person} p where p.title_id = t.id order by person_id) as people,
      t.likes + coalesce(o.likes, 0) as likes, t.dislikes + coalesce(o.dislikes, 0) as dislikes
    from ${table.title} t
    left join (
      select title_id, count(*) filter (where likes)::int as likes, count(*) filter (where not likes)::int as dislikes
      from ${table.opinion} group by title_id) o on o.title_id = t.id
    where t.removed_at is null order by t.id`,
  );
}

/** The time of the import if its titles have no ranking; null if they have one, or without titles. */
export async function importedUnranked(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('imported')
    .select(sql<string>`extract(epoch from imported_at)::text`.as('at'))
    .where(({ exists, not, selectFrom }) =>
      exists(selectFrom('title')).and(not(exists(selectFrom('popular_title')))),
    )
    .executeTakeFirst();
  return row?.at ?? null;
}

/** The title of each video that has progress; trailers have none. */
export async function titlesByVideo(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('video')
    .select(['id', 'title_id'])
    .where('type', '<>', 'PREVIEW')
    .execute();
  return new Map(rows.map(({ id, title_id }) => [id, title_id]));
}

/** A profile's opinion on a title and whether its list has it. */
export interface Opinion extends Pick<Row<'my_list'>, 'profile_id' | 'title_id'> {
  /** Null without an opinion. */
  likes: Row<'opinion'>['likes'] | null;
  listed: boolean;
}

/** Lists and opinions of the next profiles of a sample; see `Sample` of the watch service's audience. */
export function saidBy(
  db: Db,
  { after, every, limit }: { after: number; every: number; limit: number },
): Promise<Opinion[]> {
  return all(
    db,
    sql<Opinion>`
    with member as (
      select profile_id from (
        select profile_id from ${table.my_list} union select profile_id from ${table.opinion}) known
      where profile_id > ${after} and profile_id % ${every}::int = 0 order by profile_id limit ${limit})
    select profile_id, title_id, o.likes, l.profile_id is not null as listed
    from (select * from ${table.my_list} where profile_id in (select profile_id from member)) l
    full join (select * from ${table.opinion} where profile_id in (select profile_id from member)) o
      using (profile_id, title_id)
    order by profile_id, title_id`,
  );
}

/** A title with its similar titles. */
export interface Ranking {
  id: number;
  like: readonly Likeness[];
}

/** Writes the similar titles of one batch in one statement; unchanged rows are not written. */
export async function writeSimilar(db: Db, titles: readonly Ranking[]): Promise<void> {
  const rows = titles.flatMap(({ id, like }) =>
    like.map((other) => ({ title_id: id, other_id: other.id, score: other.score })),
  );
  await sql`
    with given as (
      select g.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(title_id int, other_id int, score real)
      -- A title may have been deleted since it was read.
      join ${table.title} t on t.id = g.title_id join ${table.title} o on o.id = g.other_id),
    gone as (
      delete from ${table.similar_title} s
      where s.title_id = any (${titles.map(({ id }) => id)}::int[])
        and not exists (select from given g where g.title_id = s.title_id and g.other_id = s.other_id))
    insert into ${table.similar_title} as s (title_id, other_id, score) select * from given
    on conflict (title_id, other_id) do update set score = excluded.score
    where s.score is distinct from excluded.score`.execute(db);
}

/** Writes the popularity of each title; unchanged rows are not written. */
export async function writePopularity(db: Db, scores: ReadonlyMap<number, number>): Promise<void> {
  const rows = Array.from(scores, ([title_id, score]) => ({ title_id, score }));
  await sql`
    insert into ${table.popular_title} as p (title_id, score)
    select g.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(title_id int, score real)
    join ${table.title} t on t.id = g.title_id
    on conflict (title_id) do update set score = excluded.score
    where p.score is distinct from excluded.score`.execute(db);
}
