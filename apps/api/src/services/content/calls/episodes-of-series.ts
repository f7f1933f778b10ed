import { episodesOfSeries as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { pageOrAll } from '../rules/page.ts';
import { episodesOfTitle } from '../store/videos.ts';
import { titleOf } from '../flows/titles.ts';
import { videoListAnswer } from '../flows/videos.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

/** Default page size. */
const PAGE_SIZE = 7;

/** All episodes of a series in the order of seasons; a film has none. */
export const episodesOfSeries = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { seriesId, ...asked }, context, world }) => {
    const visitor = await visitorOf(world, context);
    const { id } = await titleOf(world, visitor, { id: seriesId });
    const page = pageOrAll(asked, PAGE_SIZE);
    const list = await world.cache.get(
      ['episodes', id, page.offset, page.limit, ...viewKey(visitor)],
      () => episodesOfTitle(world.db, visitor, id, page),
    );
    return videoListAnswer(world, visitor, list, page);
  },
);
