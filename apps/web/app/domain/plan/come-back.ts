import { safePath } from '#app/browser/address/safe-path.ts';

const KEPT = 'kandil.come-back';

/** Remembers where a visitor left to choose a plan, such as a title that needs one. @param path with its query, without a language prefix */
export function rememberPlace(path: string): void {
  try {
    sessionStorage.setItem(KEPT, path);
  } catch {
    // Storage may be blocked: the way back is then the home page.
  }
}

/** The path to return to after a payment in this tab; null if none was stored. */
export function rememberedPlace(): string | null {
  try {
    const path = sessionStorage.getItem(KEPT);
    return path === null ? null : safePath(path);
  } catch {
    return null;
  }
}

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // As above.
  }
}
