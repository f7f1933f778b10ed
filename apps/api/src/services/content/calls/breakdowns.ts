import type { Breakdown } from '@kandil/contract/content';
import { breakdowns as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { breakdownsOf, categoryOf } from '../catalogue.ts';
import { discoveryRow } from '../discovery.ts';
import { byIdOrCode } from '../rules/by.ts';
import { continueRow, presentRowTile } from '../rows.ts';
import { type BreakdownRow, firstTiles } from '../store/browse.ts';
import type { TileRow } from '../store/tiles.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { ContentWorld, View } from '../world.ts';

/** Tiles of a row that come with it: the page size of its items (CONST-16). */
const FIRST_TILES = 7;
const FIRST_PAGE = { offset: 0, limit: FIRST_TILES };

/** The rows of a category, each with its first tiles; Continue Watching only for members who have begun something. */
export const breakdowns = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const visitor = await visitorOf(world, context);
    const category = await categoryOf(world, visitor, byIdOrCode(input.categoryId, input.code));
    const [all, continued] = await Promise.all([
      breakdownsOf(world, visitor, category.id),
      continueRow(world, visitor, category.kind, FIRST_PAGE),
    ]);
    const there = all.filter(({ type }) => type !== 'CONTINUE_WATCH' || continued.totalCount > 0);
    const rows = there.slice(input.offset, input.offset + input.limit);
    const tiles = await tilesOf(world, visitor, rows);
    const data = await Promise.all(
      rows.map(async (row): Promise<Breakdown> => {
        const { id, code, title, type } = row;
        const own = await ownTiles(world, visitor, row, continued);
        const { totalCount, rows: videoResources } = own ?? presentTiles(row, tiles.get(id));
        const hasTrailer = type !== 'CONTINUE_WATCH' && row.has_trailer;
        return { id, code, title, type, hasTrailer, totalCount, videoResources };
      }),
    );
    return {
      data,
      meta: { totalCount: there.length, offset: input.offset, limit: input.limit },
    };
  },
);

type Tiles = Awaited<ReturnType<typeof continueRow>>;

/** The tiles of a row whose order is the profile's own; null for those that are the same for everybody. */
async function ownTiles(
  world: ContentWorld,
  visitor: Visitor,
  { id, type }: BreakdownRow,
  continued: Tiles,
): Promise<Tiles | null> {
  if (type === 'CONTINUE_WATCH') return continued;
  const { profileId } = visitor;
  if (type !== 'DISCOVERY' || profileId === null) return null;
  return discoveryRow(world, { ...visitor, profileId }, id, FIRST_PAGE);
}

function presentTiles({ type, total }: BreakdownRow, tiles: readonly TileRow[] = []): Tiles {
  return { totalCount: total, rows: tiles.map((tile) => presentRowTile(tile, type)) };
}

async function tilesOf(world: ContentWorld, view: View, rows: readonly BreakdownRow[]) {
  const ids = rows.filter(({ type }) => type !== 'CONTINUE_WATCH').map(({ id }) => id);
  const key = ['first tiles', ids.join(), view.language, view.kids];
  const tiles = await world.cache.get(key, () => firstTiles(world.db, view, ids, FIRST_TILES));
  return Map.groupBy(tiles, ({ breakdown_id }) => breakdown_id);
}
