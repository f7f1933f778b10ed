import type { Api } from '@kandil/contract/client';
import './boot.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { configOrKept } from './kept-config.ts';
import { browserCache } from '#app/browser/local-cache.ts';
import { report } from '#app/browser/report.ts';
import { loadStart, type Start } from './start.ts';

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
export async function reloadStart(api: Api): Promise<Start | null> {
  try {
    last = await loadNow(api, lastKnown());
    window.boot.config = last.config;
    noteSession();
  } catch (error) {
    report(error);
  }
  return lastKnown();
}

function loadNow(api: Api, known: Start | null): Promise<Start> {
  const { language, prefix } = window.boot;
  const token = readCookie(COOKIES.token);
  const visitor = {
    language,
    prefix,
    token,
    signedIn: token !== null,
    profileId: Number(readCookie(COOKIES.profile)) || null,
    consent: readCookie(COOKIES.consent) !== null,
    webView: known?.parentPlatform === 'app',
  };
  const site = {
    publicOrigin: known?.publicOrigin ?? window.location.origin,
    demo: known?.demo ?? false,
    analytics: known?.analytics ?? null,
  };
  return loadStart(api, visitor, site, (from) => configOrKept(from, browserCache));
}
