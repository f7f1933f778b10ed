import type { Tile } from '@kandil/contract/content';
import { presentTile } from '../present/tile.ts';
import type { ProgressOwner } from './progress.ts';
import { type TasteWeight, leaningOf } from '../rules/taste.ts';
import { breakdownItems } from '../store/browse.ts';
import { discoveryFor, opinionsOf } from '../store/discovery.ts';
import type { Page, PageResult } from '../store/sql.ts';
import type { ContentWorld } from '../world.ts';
import type { View } from '../rules/view.ts';

/** A profile's taste from its history and opinions; the same for every DISCOVERY row. */
export async function leaningFrom(
  { db }: ContentWorld,
  watching: ProgressOwner,
): Promise<TasteWeight> {
  const { profileId, watched, placeOf } = watching;
  return leaningOf(watched, placeOf, await opinionsOf(db, profileId));
}

/** A DISCOVERY row in the order of one profile (docs/decisions/0017). */
export async function discoveryRow(
  { db }: ContentWorld,
  view: View,
  breakdownId: number,
  leaning: TasteWeight,
  page: Page,
): Promise<PageResult<Tile>> {
  const own = await discoveryFor(db, view, breakdownId, leaning, page);
  // A profile that has finished every title gets the popular order.
  const { totalCount, rows } =
    own.totalCount > 0 ? own : await breakdownItems(db, view, breakdownId, 'DEFAULT', page);
  return { totalCount, rows: rows.map((row) => presentTile(row)) };
}
