import { sql } from 'kysely';
import { all, type Db } from './sql.ts';

export interface KeptTitle {
  profileId: number;
  code: string;
  title: string;
}

const ofProfiles = (table: string, profileIds: readonly number[]) =>
  sql`${sql.ref(`${table}.profile_id`)} = any (${[...profileIds]}::int[])`;

/** What is kept of profiles, by the English names of the catalogue; one query for each table. */
export async function keptOf(db: Db, profileIds: readonly number[]) {
  const [myList, ratings, favouriteChannels] = await Promise.all([
    all<KeptTitle & { addedAt: Date }>(
      db,
      sql`
      select l.profile_id as "profileId", t.code, content.word(t.title, 'en') as title, l.added_at as "addedAt"
      from content.my_list l join content.title t on t.id = l.title_id
      where ${ofProfiles('l', profileIds)} order by l.profile_id, l.added_at`,
    ),
    all<KeptTitle & { likes: boolean }>(
      db,
      sql`
      select o.profile_id as "profileId", t.code, content.word(t.title, 'en') as title, o.likes
      from content.opinion o join content.title t on t.id = o.title_id
      where ${ofProfiles('o', profileIds)} order by o.profile_id, t.code`,
    ),
    all<KeptTitle & { addedAt: Date }>(
      db,
      sql`
      select f.profile_id as "profileId", c.code, content.word(c.title, 'en') as title, f.added_at as "addedAt"
      from content.channel_favourite f join content.channel c on c.id = f.channel_id
      where ${ofProfiles('f', profileIds)} order by f.profile_id, f.added_at`,
    ),
  ]);
  return { myList, ratings, favouriteChannels };
}

/** Deletes what is kept of profiles; of those that have nothing, nothing. */
export async function forget(db: Db, profileIds: readonly number[]): Promise<void> {
  for (const table of ['my_list', 'opinion', 'channel_favourite'] as const)
    await db
      .deleteFrom(table)
      .where(sql<boolean>`profile_id = any (${[...profileIds]}::int[])`)
      .execute();
}
