import { carousel as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { categoryOf, isUnfilledHome } from '../flows/catalogue.ts';
import { presentSpotlight } from '../present/tile.ts';
import { byIdOrCode } from '../rules/by.ts';
import { spotlight } from '../store/browse.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

export const carousel = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const view = await visitorOf(world, context);
    const by = byIdOrCode(input.categoryId, input.code);
    if (await isUnfilledHome(world, view, by)) return { data: [] };
    const { id } = await categoryOf(world, view, by);
    const rows = await world.cache.get(['carousel', id, ...viewKey(view)], () =>
      spotlight(world.db, view, id),
    );
    return { data: rows.map(presentSpotlight) };
  },
);
