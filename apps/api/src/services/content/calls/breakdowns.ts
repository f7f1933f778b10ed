import type { Breakdown, Tile } from '@kandil/contract/content';
import { breakdowns as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { breakdownsOf, categoryOf, isUnfilledHome } from '../flows/catalogue.ts';
import { discoveryRow, leaningFrom } from '../flows/discovery.ts';
import { type ProgressOwner, watchingOf } from '../flows/progress.ts';
import { byIdOrCode } from '../rules/by.ts';
import { leftOpen } from '../flows/own-rows.ts';
import { continueRow, FIRST_PAGE, FIRST_TILES, presentRowTile } from '../flows/rows.ts';
import { type BreakdownRow, firstTiles } from '../store/browse.ts';
import type { PageResult } from '../store/sql.ts';
import type { TileRow } from '../store/tiles.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { type View, viewKey } from '../rules/view.ts';

/**
 * The rows of a category with their first tiles. Continue Watching appears only after a member starts a video, and on a
 * page for many members, whose own rows have no tiles.
 */
export const breakdowns = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const visitor = await visitorOf(world, context);
    const { offset, limit } = input;
    const by = byIdOrCode(input.categoryId, input.code);
    if (await isUnfilledHome(world, visitor, by))
      return { data: [], meta: { totalCount: 0, offset, limit } };
    const category = await categoryOf(world, visitor, by);
    const [all, watching] = await Promise.all([
      breakdownsOf(world, visitor, category.id),
      watchingOf(world, visitor),
    ]);
    const continued = await continueRow(world, visitor, watching, category.kind, FIRST_PAGE);
    const there = all.filter(
      ({ type }) =>
        type !== 'CONTINUE_WATCH' || continued.totalCount > 0 || context.audience !== null,
    );
    const rows = there.slice(offset, offset + limit);
    const [tiles, discovered] = await Promise.all([
      tilesOf(world, visitor, rows),
      watching && !visitor.isSetAside ? discoveriesOf(world, visitor, watching, rows) : NONE,
    ]);
    const data = rows.map((row): Breakdown => {
      const { id, code, title, type } = row;
      const own =
        leftOpen(row, context.audience) ??
        (type === 'CONTINUE_WATCH' ? continued : discovered.get(id));
      const { totalCount, rows: videoResources } = own ?? presentTiles(row, tiles.get(id));
      const hasTrailer = type !== 'CONTINUE_WATCH' && row.has_trailer;
      return { id, code, title, type, hasTrailer, totalCount, videoResources };
    });
    return {
      data,
      meta: { totalCount: there.length, offset, limit },
    };
  },
);

type Tiles = PageResult<Tile>;

const NONE: ReadonlyMap<number, Tiles> = new Map();

/** The tiles of the DISCOVERY rows, by row, in the order of one profile. The profile's taste is read once. */
async function discoveriesOf(
  world: ContentWorld,
  view: View,
  watching: ProgressOwner,
  rows: readonly BreakdownRow[],
): Promise<ReadonlyMap<number, Tiles>> {
  const ids = rows.filter(({ type }) => type === 'DISCOVERY').map(({ id }) => id);
  if (ids.length === 0) return NONE;
  const leaning = await leaningFrom(world, watching);
  const tilesOfRow = async (id: number) =>
    [id, await discoveryRow(world, view, id, leaning, FIRST_PAGE)] as const;
  return new Map(await Promise.all(ids.map(tilesOfRow)));
}

function presentTiles({ type, total }: BreakdownRow, tiles: readonly TileRow[] = []): Tiles {
  return { totalCount: total, rows: tiles.map((tile) => presentRowTile(tile, type)) };
}

async function tilesOf(world: ContentWorld, view: View, rows: readonly BreakdownRow[]) {
  const ids = rows.filter(({ type }) => type !== 'CONTINUE_WATCH').map(({ id }) => id);
  const key = ['first tiles', ids.join(), ...viewKey(view)];
  const tiles = await world.cache.get(key, () => firstTiles(world.db, view, ids, FIRST_TILES));
  return Map.groupBy(tiles, ({ breakdown_id }) => breakdown_id);
}
