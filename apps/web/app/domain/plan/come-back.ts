import { safePath } from '#app/browser/address/safe-path.ts';
import { tabItems } from '#app/browser/storage/items.ts';

const KEPT = 'kandil.come-back';

/** Remembers where a visitor left to choose a plan, such as a title that needs one. @param path with its query, without a language prefix */
export function rememberPlace(path: string): void {
  // Where storage is blocked, the way back is the home page.
  tabItems.setItem(KEPT, path);
}

/** The path to return to after a payment in this tab; null if none was stored. */
export function rememberedPlace(): string | null {
  const path = tabItems.getItem(KEPT);
  return path === null ? null : safePath(path);
}

export const forgetPlace = (): void => tabItems.removeItem(KEPT);
