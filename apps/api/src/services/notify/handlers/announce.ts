import {
  type Continuation,
  followersOf,
  MOST_FOLLOWERS,
  seriesWatched,
} from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { queueNotices } from '../flows/queue-notices.ts';
import { isCaughtUp } from '../rules/caught-up.ts';
import { recordNotified, notNotifiedYet } from '../store/notices.ts';
import { notifiedProfiles } from '../store/subscriptions.ts';
import type { NotifyWorld } from '../world.ts';
import { announce } from '../jobs/jobs.ts';

/** Queues a notice for every profile that waits for these episodes and was not notified of them before. */
export function announceHandler(world: NotifyWorld): Handler {
  return handle(announce, async ({ after, ...series }) => {
    const { db, queue } = world;
    const page = await notifiedProfiles(db, after, MOST_FOLLOWERS);
    const waiting = await waitingAmong(page, series, world);
    await transaction(db, async (trx) => {
      const now = new Date(world.now());
      const codes = series.episodes.map(({ code }) => code);
      const receivers = waiting.length > 0 ? await recordNotified(trx, waiting, codes, now) : [];
      if (receivers.length > 0) await queueNotices(trx, world, series, receivers);
      const last = page.at(-1);
      if (page.length === MOST_FOLLOWERS && last !== undefined)
        await queue.enqueue(trx, announce, { ...series, after: last });
    });
  });
}

/**
 * Those of some profiles that are caught up with a series, or will be notified of the episode before with this one; where a
 * title begins, those that have it on their list.
 */
async function waitingAmong(
  profileIds: number[],
  { seriesId, previousId }: Pick<Continuation, 'seriesId' | 'previousId'>,
  { db, internal, now }: NotifyWorld,
): Promise<number[]> {
  if (profileIds.length === 0) return [];
  const series = await internal(followersOf, { seriesId, previousId, profileIds });
  if (!series) return [];
  const { earlierIds: videoIds, listedBy, creditsFrom } = series;
  if (previousId === null) return listedBy;
  const watched = await internal(seriesWatched, { profileIds, videoIds, lastId: previousId });
  const listed = new Set(listedBy);
  const caughtUp = watched
    .filter(({ profileId, last, watchedAt }) =>
      isCaughtUp({ last, watchedAt, listed: listed.has(profileId) }, creditsFrom, now()),
    )
    .map(({ profileId }) => profileId);
  const notNotified = await notNotifiedYet(db, { seriesId, previousId }, profileIds);
  return [...new Set([...caughtUp, ...notNotified])];
}
