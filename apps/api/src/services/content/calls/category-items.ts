import { categoryItems as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { categoryOf } from '../flows/catalogue.ts';
import { presentTile } from '../present/tile.ts';
import { neededIdOrCode } from '../rules/by.ts';
import { titlesOfCategory } from '../store/browse.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

export const categoryItems = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { categoryId, code, offset, limit }, context, world }) => {
    const by = neededIdOrCode(categoryId, code, 'categoryId');
    const view = await visitorOf(world, context);
    const category = await categoryOf(world, view, by);
    const { totalCount, rows } = await world.cache.get(
      ['category items', category.id, offset, limit, ...viewKey(view)],
      () => titlesOfCategory(world.db, view, category, { offset, limit }),
    );
    return { data: rows.map((row) => presentTile(row)), meta: { totalCount, offset, limit } };
  },
);
