import { found } from '@kandil/contract';
import { breakdownItemsPaged as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { discoveryRow, leaningFrom } from '../flows/discovery.ts';
import { watchingOf } from '../flows/progress.ts';
import { neededIdOrCode } from '../rules/by.ts';
import { continueRow, presentRowTile } from '../flows/rows.ts';
import { breakdownBy, breakdownItems } from '../store/browse.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

export const breakdownItemsPaged = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const { offset, limit, sortType } = input;
    const by = neededIdOrCode(input.containerId, input.containerCode, 'containerId');
    const visitor = await visitorOf(world, context);
    const view = viewKey(visitor);
    const row = found(
      await world.cache.get(['breakdown', ...Object.values(by), ...view], () =>
        breakdownBy(world.db, visitor, by),
      ),
    );
    const page = { offset, limit };
    const meta = { ...page, code: row.code, title: row.title, type: row.type };
    const isOwn =
      row.type === 'CONTINUE_WATCH' || (row.type === 'DISCOVERY' && sortType === 'DEFAULT');
    if (isOwn && context.audience !== null)
      return { data: [], meta: { totalCount: row.total, ...meta } };
    const watching = isOwn ? await watchingOf(world, visitor) : null;
    if (row.type === 'CONTINUE_WATCH') {
      const kind = row.category_kind;
      const { totalCount, rows } = await continueRow(world, visitor, watching, kind, page);
      return { data: rows, meta: { totalCount, ...meta } };
    }
    if (watching && !visitor.isSetAside) {
      const leaning = await leaningFrom(world, watching);
      const { totalCount, rows } = await discoveryRow(world, visitor, row.id, leaning, page);
      return { data: rows, meta: { totalCount, ...meta } };
    }
    const { totalCount, rows } = await world.cache.get(
      ['items', row.id, sortType, offset, limit, ...view],
      () => breakdownItems(world.db, visitor, row.id, sortType, page),
    );
    return {
      data: rows.map((tile) => presentRowTile(tile, row.type)),
      meta: { totalCount, ...meta },
    };
  },
);
