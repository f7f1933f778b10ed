import './boot.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { loadAgain } from '#app/browser/load-again.ts';
import { report } from '#app/browser/report.ts';
import type { Start } from './start.ts';

/** Token of the session that the start data was loaded for; undefined until hydration. */
let loadedFor: string | null | undefined;

/** Remembers the session whose start data the document has. */
export function noteSession(): void {
  loadedFor = readCookie(COOKIES.token);
}

/**
 * Whether the session was refreshed, opened or ended since the start data was loaded. Start data that waits for a
 * refresh belongs to no session, even if another tab refreshed it before this page was hydrated.
 */
export function sessionChanged(): boolean {
  if (loadedFor === undefined) return false;
  return lastKnown()?.sessionPending === true || loadedFor !== readCookie(COOKIES.token);
}

/** Makes the next navigation load the start data again: the account has changed. */
export function outdateStart(): void {
  loadedFor = null;
}

let last: Start | null | undefined;

/** The latest start data: the document's, until it is reloaded. */
export function lastKnown(): Start | null {
  last ??= window.boot.state.loaderData['root'] as Start | null | undefined;
  return last ?? null;
}

/**
 * Loads the start data in the browser, for the current session. If that fails, the old data stays: a failed refresh
 * must not remove the page.
 */
export async function reloadStart(): Promise<Start | null> {
  try {
    const { freshStart } = await loadAgain(() => import('./fresh-start.ts'));
    last = await freshStart(lastKnown());
    window.boot.config = last.config;
    noteSession();
  } catch (error) {
    report(error);
  }
  return lastKnown();
}
