import { found } from '@kandil/contract';
import { episodesOfSeason as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { episodesOfSeason as episodes } from '../store/videos.ts';
import { videoListAnswer } from '../flows/videos.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

export const episodesOfSeason = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { seasonId, offset, limit }, context, world }) => {
    const visitor = await visitorOf(world, context);
    const page = { offset, limit };
    const list = await world.cache.get(
      ['season', seasonId, offset, limit, ...viewKey(visitor)],
      () => episodes(world.db, visitor, seasonId, page),
    );
    found(list.totalCount > 0 ? list : null); // every season has at least one episode
    return videoListAnswer(world, visitor, list, page);
  },
);
