import { audience as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { audienceOf, lastProfileId } from '../store/audience.ts';
import type { WatchWorld } from '../world.ts';

/** Watched videos by profile, for the ranking of the content service; never for browsers. */
export const audience = handle<WatchWorld, typeof call>(call, async ({ input, world }) => {
  const rows = await audienceOf(world.db, input);
  const profiles = Array.from(
    Map.groupBy(rows, ({ profile_id }) => profile_id),
    ([profileId, videos]) => ({
      profileId,
      watched: videos.map((row) => ({ videoId: row.video_id, at: row.event_time.getTime() })),
    }),
  );
  return { data: { profiles, lastProfileId: await lastProfileId(world.db) } };
});
