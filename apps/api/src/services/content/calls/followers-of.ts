import { followersOf as call, MOST_EPISODES as limit } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { creditsOf, earlierEpisodes, listedBy } from '../store/episodes.ts';
import type { ContentWorld } from '../world.ts';

export const followersOf = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { seriesId, previousId, profileIds }, world: { db } }) => {
    const listed = await listedBy(db, seriesId, profileIds);
    if (previousId === null)
      return { data: { earlierIds: [], listedBy: listed, creditsFrom: null } };
    const earlierIds = await earlierEpisodes(db, { seriesId, previousId, limit });
    if (earlierIds.length === 0) return { data: null };
    const creditsFrom = await creditsOf(db, previousId);
    return { data: { earlierIds, listedBy: listed, creditsFrom } };
  },
);
