import { maySee } from '@kandil/contract/child-limits';
import { playable } from '@kandil/contract/internal';
import { progressBatch as call } from '@kandil/contract/watch';
import { handle } from '../../../platform/http/handler.ts';
import { profileOf, type WatchingProfile } from '../flows/member.ts';
import { suitabilityOf } from '../rules/access.ts';
import { positionOf } from '../rules/progress.ts';
import { withoutForgotten } from '../store/history.ts';
import { writeProgress } from '../store/progress.ts';
import type { WatchWorld } from '../world.ts';

/**
 * Reports that a player could not send in time (T-E11). Access was checked when the video played, so the plan is not
 * checked here. Writing is idempotent and independent of the order of reports.
 */
export const progressBatch = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { reports }, context, world }) => {
    const profile = await profileOf(world, context);
    const durations = await durationsOf(world, profile, [
      ...new Set(reports.map(({ videoId }) => videoId)),
    ]);
    const now = world.now();
    const rows = reports.flatMap(({ videoId, event, lastSec, eventTime }) => {
      const duration = durations.get(videoId);
      if (duration === undefined) return [];
      const position = positionOf(
        { event, lastSec, eventTime: Date.parse(eventTime) },
        duration,
        now,
      );
      return { profileId: profile.profileId, videoId, duration, ...position };
    });
    const remembered = await withoutForgotten(world.db, rows);
    if (remembered.length === 0) return { data: { stored: 0 } };
    const counting = await writeProgress(world.db, remembered);
    return { data: { stored: counting.filter(Boolean).length } };
  },
);

/** Durations in seconds of the videos that exist; for a child only of those that its limits show. */
async function durationsOf(
  { internal }: WatchWorld,
  { child }: WatchingProfile,
  videoIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const videos = await Promise.all(
    videoIds.map(async (videoId) => ({ videoId, known: await internal(playable, { videoId }) })),
  );
  return new Map(
    videos.flatMap(({ videoId, known }) =>
      known && maySee(child, suitabilityOf(known)) ? [[videoId, known.duration] as const] : [],
    ),
  );
}
