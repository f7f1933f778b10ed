import { followersOf as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { creditsOf, earlierEpisodes, listedBy } from '../store/episodes.ts';
import type { ContentWorld } from '../world.ts';

/** Episodes of a series that count as watched lately. */
const MOST_EARLIER = 2000;

export const followersOf = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { seriesId, previousId, profileIds }, world: { db } }) => {
    const limit = MOST_EARLIER;
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
