import { type Db, likedPercent } from './sql.ts';

/** A profile's opinion on a title and whether its list has it, for the detail page. */
export async function memberSide(
  db: Db,
  profileId: number,
  titleId: number,
): Promise<{ inMyList: boolean; likes: boolean | null }> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('my_list')
            .where('profile_id', '=', profileId)
            .where('title_id', '=', titleId),
        )
        .as('in_list'),
      eb
        .selectFrom('opinion')
        .select('likes')
        .where('profile_id', '=', profileId)
        .where('title_id', '=', titleId)
        .as('likes'),
    ])
    .executeTakeFirstOrThrow();
  return { inMyList: Boolean(row.in_list), likes: row.likes };
}

/** Ids of the titles on a profile's list, newest first; `most` of them. */
export async function listedIds(db: Db, profileId: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('my_list')
    .select('title_id')
    .where('profile_id', '=', profileId)
    .orderBy('added_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ title_id }) => title_id);
}

export async function addToList(db: Db, profileId: number, titleId: number): Promise<void> {
  await db
    .insertInto('my_list')
    .values({ profile_id: profileId, title_id: titleId })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function removeFromList(db: Db, profileId: number, titleId: number): Promise<void> {
  await db
    .deleteFrom('my_list')
    .where('profile_id', '=', profileId)
    .where('title_id', '=', titleId)
    .execute();
}

/** @param likes null removes the opinion */
export async function setOpinion(
  db: Db,
  profileId: number,
  titleId: number,
  likes: boolean | null,
): Promise<void> {
  if (likes === null) {
    await db
      .deleteFrom('opinion')
      .where('profile_id', '=', profileId)
      .where('title_id', '=', titleId)
      .execute();
    return;
  }
  await db
    .insertInto('opinion')
    .values({ profile_id: profileId, title_id: titleId, likes })
    .onConflict((oc) => oc.columns(['profile_id', 'title_id']).doUpdateSet({ likes }))
    .execute();
}

export async function likedPercentOf(db: Db, titleId: number): Promise<number | null> {
  const row = await db
    .selectFrom('title as t')
    .select(likedPercent.as('percent'))
    .where('t.id', '=', titleId)
    .executeTakeFirst();
  return row?.percent ?? null;
}
