import { anyOf, type Db, word } from './sql.ts';

const ENGLISH = { language: 'en' } as const;

/** The data of profiles, with the English names of the catalogue; one query per table. */
export async function personalDataOf(db: Db, profileIds: readonly number[]) {
  const [myList, ratings, favouriteChannels] = await Promise.all([
    db
      .selectFrom('my_list as l')
      .innerJoin('title as t', 't.id', 'l.title_id')
      .select(['l.profile_id as profileId', 't.code', 'l.added_at as addedAt'])
      .select(word('t.title', ENGLISH).as('title'))
      .where('l.profile_id', '=', anyOf.ids(profileIds))
      .orderBy('l.profile_id')
      .orderBy('l.added_at')
      .execute(),
    db
      .selectFrom('opinion as o')
      .innerJoin('title as t', 't.id', 'o.title_id')
      .select(['o.profile_id as profileId', 't.code', 'o.likes'])
      .select(word('t.title', ENGLISH).as('title'))
      .where('o.profile_id', '=', anyOf.ids(profileIds))
      .orderBy('o.profile_id')
      .orderBy('t.code')
      .execute(),
    db
      .selectFrom('channel_favourite as f')
      .innerJoin('channel as c', 'c.id', 'f.channel_id')
      .select(['f.profile_id as profileId', 'c.code', 'f.added_at as addedAt'])
      .select(word('c.title', ENGLISH).as('title'))
      .where('f.profile_id', '=', anyOf.ids(profileIds))
      .orderBy('f.profile_id')
      .orderBy('f.added_at')
      .execute(),
  ]);
  return { myList, ratings, favouriteChannels };
}

/** Deletes the data of profiles. */
export async function forget(db: Db, profileIds: readonly number[]): Promise<void> {
  for (const table of ['my_list', 'opinion', 'channel_favourite'] as const)
    await db.deleteFrom(table).where('profile_id', '=', anyOf.ids(profileIds)).execute();
}
