import { episodesOfSeries as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { episodesOfTitle } from '../store/videos.ts';
import { titleOf } from '../titles.ts';
import { videoListAnswer } from '../videos.ts';
import { visitorOf } from '../visitor.ts';
import type { ContentWorld } from '../world.ts';

/** All episodes of a series, season by season; a film has none. */
export const episodesOfSeries = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { seriesId, offset, limit }, context, world }) => {
    const visitor = await visitorOf(world, context);
    const { id } = await titleOf(world, visitor, { id: seriesId });
    const page = { offset, limit };
    const list = await world.cache.get(
      ['episodes', id, offset, limit, visitor.language, visitor.kids],
      () => episodesOfTitle(world.db, visitor, id, page),
    );
    return videoListAnswer(world, visitor, list, page);
  },
);
