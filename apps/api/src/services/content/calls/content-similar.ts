import { contentSimilar as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { presentTile } from '../present/tile.ts';
import { similar } from '../store/similar.ts';
import { titleOf } from '../flows/titles.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

export const contentSimilar = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { contentId }, context, world }) => {
    const view = await visitorOf(world, context);
    const { id } = await titleOf(world, view, { id: contentId });
    const rows = await world.cache.get(['similar', id, ...viewKey(view)], () =>
      similar(world.db, view, id),
    );
    return { data: rows.map((row) => presentTile(row)) };
  },
);
