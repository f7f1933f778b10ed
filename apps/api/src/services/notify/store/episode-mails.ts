import { sql } from 'kysely';
import type { EpisodeMailRow, Executor } from './tables.ts';

export async function putEpisodeMail(db: Executor, row: EpisodeMailRow): Promise<void> {
  await db
    .insertInto('episode_mail')
    .values(row)
    .onConflict((conflict) => conflict.column('profile_id').doNothing())
    .execute();
}

export async function deleteEpisodeMail(db: Executor, profileId: number): Promise<void> {
  await db.deleteFrom('episode_mail').where('profile_id', '=', profileId).execute();
}

export const episodeMailOf = (
  db: Executor,
  profileId: number,
): Promise<EpisodeMailRow | undefined> =>
  db.selectFrom('episode_mail').selectAll().where('profile_id', '=', profileId).executeTakeFirst();

/** Those of some profiles that are mailed. */
export const episodeMailsOf = (
  db: Executor,
  profileIds: readonly number[],
): Promise<EpisodeMailRow[]> =>
  db
    .selectFrom('episode_mail')
    .selectAll()
    .where(sql<boolean>`profile_id = any (${[...profileIds]}::int[])`)
    .execute();

/** The profiles of an account that are mailed, oldest first. */
export const episodeMailsOfAccount = (db: Executor, userId: string): Promise<EpisodeMailRow[]> =>
  db
    .selectFrom('episode_mail')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
