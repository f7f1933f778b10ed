import { contentTrailers as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { presentVideo } from '../present/video.ts';
import { trailersOf } from '../store/videos.ts';
import { titleOf } from '../flows/titles.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

export const contentTrailers = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { contentId, offset, limit }, context, world }) => {
    const view = await visitorOf(world, context);
    const { id } = await titleOf(world, view, { id: contentId });
    const { totalCount, rows } = await world.cache.get(
      ['trailers', id, offset, limit, ...viewKey(view)],
      () => trailersOf(world.db, view, id, { offset, limit }),
    );
    return { data: rows.map((row) => presentVideo(row)), meta: { totalCount, offset, limit } };
  },
);
