import { type Kysely, sql } from 'kysely';
import type { WatchTables } from './tables.generated.ts';

type Db = Kysely<WatchTables>;

export async function isPaused(db: Db, profileId: number): Promise<boolean> {
  const paused = db.selectFrom('history_pause').select('since').where('profile_id', '=', profileId);
  return (await paused.executeTakeFirst()) !== undefined;
}

/** Pauses the history. A second pause keeps the time of the first. */
export async function pause(db: Db, profileId: number, now: number): Promise<void> {
  await db
    .insertInto('history_pause')
    .values({ profile_id: profileId, since: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Resumes the history. What was watched during the pause is not recorded, even if a device reports it later. */
export async function resume(db: Db, profileId: number, now: number): Promise<void> {
  await db
    .with('paused', (begin) =>
      begin
        .deleteFrom('history_pause')
        .where('profile_id', '=', profileId)
        .returning(['profile_id', 'since']),
    )
    .insertInto('forgotten')
    .columns(['profile_id', 'since', 'until'])
    .expression((from) =>
      from
        .selectFrom('paused')
        .select(['profile_id', 'since', sql<Date>`${new Date(now)}::timestamptz`.as('until')]),
    )
    .execute();
}

/** Removes a video, or all videos if none is given, from a profile's history. Late reports do not restore it. */
export async function forgetWatched(
  db: Db,
  { profileId, videoId, now }: { profileId: number; videoId?: number; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of ['progress', 'forgotten'] as const) {
      let known = transaction.deleteFrom(table).where('profile_id', '=', profileId);
      if (videoId !== undefined) known = known.where('video_id', '=', videoId);
      await known.execute();
    }
    await transaction
      .insertInto('forgotten')
      .values({
        profile_id: profileId,
        video_id: videoId ?? null,
        since: sql<Date>`'-infinity'`,
        until: new Date(now),
      })
      .execute();
  });
}

interface HistoryRow {
  profileId: number;
  videoId: number;
  /** Milliseconds since 1970. */
  eventTime: number;
}

/** Leaves out what the profile removed or watched during a pause. All items belong to one profile. */
export async function withoutForgotten<Each extends HistoryRow>(
  db: Db,
  watched: readonly Each[],
): Promise<Each[]> {
  const profileId = watched[0]?.profileId;
  if (profileId === undefined) return [];
  const forgotten = await db
    .selectFrom('forgotten')
    .select(['video_id', sql<string>`extract(epoch from since) * 1000`.as('since'), 'until'])
    .where('profile_id', '=', profileId)
    .execute();
  return watched.filter(
    ({ videoId, eventTime }) =>
      !forgotten.some(
        ({ video_id, since, until }) =>
          (video_id === null || video_id === videoId) &&
          eventTime >= Number(since) &&
          eventTime <= until.getTime(),
      ),
  );
}
