import { found } from '@kandil/contract';
import type { By } from '../rules/by.ts';
import * as browse from '../store/browse.ts';
import type { ContentWorld } from '../world.ts';
import { type View, viewKey } from '../rules/view.ts';

// Parts of the catalogue that several calls read, cached by view.

export function categoriesOf({ cache, db }: ContentWorld, view: Pick<View, 'language'>) {
  return cache.get(['categories', view.language], () => browse.categories(db, view));
}

/** Whether the home page is asked for before any catalogue was imported: it is empty, not missing. */
export const isUnfilledHome = async (world: ContentWorld, view: View, by: By | null) =>
  by === null && (await categoriesOf(world, view)).length === 0;

/** A category; without id and code the first one, which is the home page. @throws Refusal NOT_FOUND */
export async function categoryOf(
  world: ContentWorld,
  view: View,
  by: By | null,
): Promise<browse.CategoryRow> {
  const categories = await categoriesOf(world, view);
  if (!by) return found(categories[0]);
  return found(categories.find((each) => ('id' in by ? each.id === by.id : each.code === by.code)));
}

export function breakdownsOf({ cache, db }: ContentWorld, view: View, categoryId: number) {
  return cache.get(['breakdowns', categoryId, ...viewKey(view)], () =>
    browse.breakdownsOf(db, view, categoryId),
  );
}
