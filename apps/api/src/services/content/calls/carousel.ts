import { carousel as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { categoryOf } from '../flows/catalogue.ts';
import { presentSpotlight } from '../present/tile.ts';
import { byIdOrCode } from '../rules/by.ts';
import { spotlight } from '../store/browse.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

export const carousel = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const view = await visitorOf(world, context);
    const { id } = await categoryOf(world, view, byIdOrCode(input.categoryId, input.code));
    const rows = await world.cache.get(['carousel', id, view.language, view.kids], () =>
      spotlight(world.db, view, id),
    );
    return { data: rows.map(presentSpotlight) };
  },
);
