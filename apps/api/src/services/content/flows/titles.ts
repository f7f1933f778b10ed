import type { By } from '../rules/by.ts';
import { type View, viewKey } from '../rules/view.ts';
import { titlesOfCategory } from '../store/browse.ts';
import type { ChildTitleRow } from '../store/child-titles.ts';
import type { Page, PageResult } from '../store/sql.ts';
import { titleBy, type TitleRow, whyNoTitle } from '../store/titles.ts';
import type { ContentWorld } from '../world.ts';
import { search } from './search.ts';
import { shown } from './shown.ts';

/** A title in this view. @throws Refusal as `shown` */
export async function titleOf({ cache, db }: ContentWorld, view: View, by: By): Promise<TitleRow> {
  const key = ['title', ...Object.values(by), ...viewKey(view)];
  const row = await cache.get(key, () => titleBy(db, view, by));
  return shown(row, () => cache.get(['why', ...key], () => whyNoTitle(db, view, by)));
}

const EVERY_KIND = { kind: 'NONE' } as const;

/** Titles of a view that a keyword finds; without one all, in the editors' order. */
export function titlesFor(
  { db }: ContentWorld,
  view: View,
  keyword: string,
  page: Page,
): Promise<PageResult<Omit<ChildTitleRow, 'kids'>>> {
  return keyword === ''
    ? titlesOfCategory(db, view, EVERY_KIND, page)
    : search(db, view, keyword, page);
}
