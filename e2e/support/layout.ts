import type { Page } from '@playwright/test';
import { reader, thingsOf } from './layout-boxes.ts';
import { beyond, cut, far, over, wide } from './layout-checks.ts';

/** All in one script, so that the page cannot change between two checks. */
const SCRIPT = `(() => {
  const reader = (${String(reader)})();
  const things = (${String(thingsOf)})(reader);
  const checks = [${[wide, beyond, cut, over, far].join()}];
  return [...new Set(checks.flatMap((check) => check(things, reader)))];
})()`;

/**
 * Faults of the layout that need no reference picture, on the whole page or, if one is open, in the dialog.
 * - `wide`: the page is wider than the window
 * - `beyond`: a text or a control ends outside of the window, where nothing scrolls to it
 * - `cut`: a box hides a part of a text, without an ellipsis
 * - `over`: a text or a control lies on another one
 * - `far`: something has its place in the order of Tab and is outside of the window
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(SCRIPT);
}
