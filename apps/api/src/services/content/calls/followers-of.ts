import { followersOf as call, MOST_EPISODES as limit } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { creditsOf, earlierEpisodes, listedBy } from '../store/episodes.ts';
import type { ContentWorld } from '../world.ts';

export const followersOf = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { seriesId, previousId, profileIds }, world: { db } }) => {
    const earlierIds = await earlierEpisodes(db, { seriesId, previousId, limit });
    if (earlierIds.length === 0) return { data: null };
    return {
      data: {
        earlierIds,
        listedBy: await listedBy(db, seriesId, profileIds),
        creditsFrom: await creditsOf(db, previousId),
      },
    };
  },
);
