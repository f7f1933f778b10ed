import { seriesList as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { presentTile } from '../present/tile.ts';
import { pageOrAll } from '../rules/page.ts';
import { titles } from '../store/titles.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

/** Default page size. */
const PAGE_SIZE = 10;

export const seriesList = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const { offset, limit } = pageOrAll(input, PAGE_SIZE);
    const view = await visitorOf(world, context);
    const { totalCount, rows } = await world.cache.get(
      ['series', offset, limit, ...viewKey(view)],
      () => titles(world.db, view, { offset, limit }),
    );
    return { data: rows.map((row) => presentTile(row)), meta: { totalCount, offset, limit } };
  },
);
