import { breakdowns as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { breakdownsOf, categoryOf } from '../catalogue.ts';
import { byIdOrCode } from '../rules/by.ts';
import { continueRow, presentRowTile } from '../rows.ts';
import { type BreakdownRow, firstTiles } from '../store/browse.ts';
import { visitorOf } from '../visitor.ts';
import type { ContentWorld, View } from '../world.ts';

/** Tiles of a row that come with it: the page size of its items (CONST-16). */
const FIRST_TILES = 7;

/** The rows of a category, each with its first tiles; Continue Watching only for members who have begun something. */
export const breakdowns = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const visitor = await visitorOf(world, context);
    const category = await categoryOf(world, visitor, byIdOrCode(input.categoryId, input.code));
    const [all, continued] = await Promise.all([
      breakdownsOf(world, visitor, category.id),
      continueRow(world, visitor, category.kind, { offset: 0, limit: FIRST_TILES }),
    ]);
    const there = all.filter(({ type }) => type !== 'CONTINUE_WATCH' || continued.totalCount > 0);
    const rows = there.slice(input.offset, input.offset + input.limit);
    const tiles = await tilesOf(world, visitor, rows);
    return {
      data: rows.map((row) => {
        const { id, code, title, type, has_trailer: hasTrailer } = row;
        if (type === 'CONTINUE_WATCH')
          return {
            id,
            code,
            title,
            type,
            hasTrailer: false,
            totalCount: continued.totalCount,
            videoResources: continued.rows,
          };
        const videoResources = (tiles.get(id) ?? []).map((tile) => presentRowTile(tile, type));
        return { id, code, title, type, hasTrailer, totalCount: row.total, videoResources };
      }),
      meta: { totalCount: there.length, offset: input.offset, limit: input.limit },
    };
  },
);

async function tilesOf(world: ContentWorld, view: View, rows: readonly BreakdownRow[]) {
  const ids = rows.filter(({ type }) => type !== 'CONTINUE_WATCH').map(({ id }) => id);
  const key = ['first tiles', ids.join(), view.language, view.kids];
  const tiles = await world.cache.get(key, () => firstTiles(world.db, view, ids, FIRST_TILES));
  return Map.groupBy(tiles, ({ breakdown_id }) => breakdown_id);
}
