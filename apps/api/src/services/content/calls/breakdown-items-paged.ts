import { found } from '@kandil/contract';
import { breakdownItemsPaged as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { discoveryRow } from '../discovery.ts';
import { neededIdOrCode } from '../rules/by.ts';
import { continueRow, presentRowTile } from '../rows.ts';
import { breakdownBy, breakdownItems } from '../store/browse.ts';
import { visitorOf } from '../visitor.ts';
import type { ContentWorld } from '../world.ts';

export const breakdownItemsPaged = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const { offset, limit, sortType } = input;
    const by = neededIdOrCode(input.containerId, input.containerCode, 'containerId');
    const visitor = await visitorOf(world, context);
    const view = [visitor.language, visitor.kids];
    const row = found(
      await world.cache.get(['breakdown', ...Object.values(by), ...view], () =>
        breakdownBy(world.db, visitor, by),
      ),
    );
    const meta = { offset, limit, title: row.title, type: row.type };
    if (row.type === 'CONTINUE_WATCH') {
      const { totalCount, rows } = await continueRow(world, visitor, row.category_kind, {
        offset,
        limit,
      });
      return { data: rows, meta: { totalCount, ...meta } };
    }
    const { profileId } = visitor;
    if (row.type === 'DISCOVERY' && profileId !== null && sortType === 'DEFAULT') {
      const member = { ...visitor, profileId };
      const { totalCount, rows } = await discoveryRow(world, member, row.id, { offset, limit });
      return { data: rows, meta: { totalCount, ...meta } };
    }
    const { totalCount, rows } = await world.cache.get(
      ['items', row.id, sortType, offset, limit, ...view],
      () => breakdownItems(world.db, visitor, row.id, sortType, { offset, limit }),
    );
    return {
      data: rows.map((tile) => presentRowTile(tile, row.type)),
      meta: { totalCount, ...meta },
    };
  },
);
