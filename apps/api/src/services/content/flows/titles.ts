import { found } from '@kandil/contract';
import type { By } from '../rules/by.ts';
import { titleBy, type TitleRow } from '../store/titles.ts';
import type { ContentWorld } from '../world.ts';
import { type View, viewKey } from '../rules/view.ts';

/** A title in this view. @throws Refusal NOT_FOUND also for a title that the view may not see */
export async function titleOf({ cache, db }: ContentWorld, view: View, by: By): Promise<TitleRow> {
  return found(
    await cache.get(['title', ...Object.values(by), ...viewKey(view)], () => titleBy(db, view, by)),
  );
}
