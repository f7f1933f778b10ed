import type { Kysely } from 'kysely';
import type { WatchTables } from '../tables.ts';

type Db = Kysely<WatchTables>;

export async function isPaused(db: Db, profileId: number): Promise<boolean> {
  const paused = db.selectFrom('history_pause').select('since').where('profile_id', '=', profileId);
  return (await paused.executeTakeFirst()) !== undefined;
}

/** From now on nothing is remembered; a profile that asks again keeps the time at which it asked first. */
export async function pause(db: Db, profileId: number, now: number): Promise<void> {
  await db
    .insertInto('history_pause')
    .values({ profile_id: profileId, since: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function goOn(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('history_pause').where('profile_id', '=', profileId).execute();
}

/** Forgets that a profile watched a video, or with none named whatever it watched. */
export async function forgetWatched(db: Db, profileId: number, videoId?: number): Promise<void> {
  let watched = db.deleteFrom('progress').where('profile_id', '=', profileId);
  if (videoId !== undefined) watched = watched.where('video_id', '=', videoId);
  await watched.execute();
}
