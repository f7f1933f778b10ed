import type { Tile } from '@kandil/contract/content';
import type { Audience } from '@kandil/contract/child-limits';
import { type BreakdownRow, breakdownBy, breakdownItems } from '../store/browse.ts';
import type { PageResult } from '../store/sql.ts';
import type { ContentWorld } from '../world.ts';
import { discoveryRow, leaningFrom } from './discovery.ts';
import { type ProgressOwner, watchingOf } from './progress.ts';
import { continueRow, FIRST_PAGE, presentRowTile } from './rows.ts';
import type { Member } from './visitor.ts';
import { viewKey } from '../rules/view.ts';

/** Whether the tiles of a row depend on the profile. */
export const isOwnRow = ({ type }: Pick<BreakdownRow, 'type'>): boolean =>
  type === 'CONTINUE_WATCH' || type === 'DISCOVERY';

/** A row whose tiles the browser adds: its page is the same for many members. */
export const leftOpen = (
  row: Pick<BreakdownRow, 'type' | 'total'>,
  audience: Audience | null,
): PageResult<Tile> | null =>
  audience !== null && isOwnRow(row) ? { totalCount: row.total, rows: [] } : null;

/** The first tiles of the rows with these ids that depend on the profile. */
export async function ownRows(
  world: ContentWorld,
  member: Member,
  ids: readonly number[],
): Promise<{ id: number; totalCount: number; videoResources: Tile[] }[]> {
  if (ids.length === 0) return [];
  const [watching, ...rows] = await Promise.all([
    watchingOf(world, member),
    ...ids.map((id) =>
      world.cache.get(['breakdown', id, ...viewKey(member)], () =>
        breakdownBy(world.db, member, { id }),
      ),
    ),
  ]);
  if (!watching) return [];
  const own = rows.filter((row) => row !== undefined).filter(isOwnRow);
  return Promise.all(
    own.map(async (row) => {
      const { totalCount, rows: videoResources } = await tilesOf(world, member, row, watching);
      return { id: row.id, totalCount, videoResources };
    }),
  );
}

async function tilesOf(
  world: ContentWorld,
  member: Member,
  row: BreakdownRow,
  watching: ProgressOwner,
): Promise<PageResult<Tile>> {
  if (row.type === 'CONTINUE_WATCH')
    return continueRow(world, member, watching, row.category_kind, FIRST_PAGE);
  if (member.isSetAside) return popularTiles(world, member, row);
  return discoveryRow(world, member, row.id, await leaningFrom(world, watching), FIRST_PAGE);
}

/** The tiles that everybody gets: no history decides. */
async function popularTiles(
  { db, cache }: ContentWorld,
  member: Member,
  { id, type }: BreakdownRow,
): Promise<PageResult<Tile>> {
  const { offset, limit } = FIRST_PAGE;
  const { totalCount, rows } = await cache.get(
    ['items', id, 'DEFAULT', offset, limit, ...viewKey(member)],
    () => breakdownItems(db, member, id, 'DEFAULT', FIRST_PAGE),
  );
  return { totalCount, rows: rows.map((tile) => presentRowTile(tile, type)) };
}
