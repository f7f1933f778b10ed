import { type Kysely, sql } from 'kysely';
import type { WatchTables } from './tables.generated.ts';

/** Rows of progress in one page. There is no index by video, which every first report of a viewing would have to write. */
const PAGE = 50_000;

/**
 * Deletes what is stored of videos for the next profiles after an id, and with the last ones how the videos' viewings ended.
 * @returns the last of these profiles; null: there are no more
 */
export async function forgetVideos(
  db: Kysely<WatchTables>,
  videoIds: readonly number[],
  after: number,
  page = PAGE,
): Promise<number | null> {
  const next = await db
    .selectFrom('progress')
    .select('profile_id')
    .where('profile_id', '>', after)
    .orderBy('profile_id')
    .offset(page)
    .limit(1)
    .executeTakeFirst();
  const last = next?.profile_id ?? null;
  const isOfVideos = sql<boolean>`video_id = any (${[...videoIds]}::int[])`;
  for (const table of ['progress', 'forgotten'] as const) {
    const ofProfiles = db.deleteFrom(table).where('profile_id', '>', after).where(isOfVideos);
    await (last === null ? ofProfiles : ofProfiles.where('profile_id', '<=', last)).execute();
  }
  if (last === null) await db.deleteFrom('viewing_end').where(isOfVideos).execute();
  return last;
}
