import type { Api } from '@kandil/contract/client';
import './boot.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { configOrKept } from './kept-config.ts';
import { browserCache } from '#app/browser/local-cache.ts';
import { report } from '#app/browser/report.ts';
import { loadStart, type Start } from './start.ts';

/** Token of the session that the start data was loaded for; undefined until the page is alive. */
let loadedFor: string | null | undefined;

/** Notes whose start data the document came with. */
export function noteSession(): void {
  loadedFor = readCookie(COOKIES.token);
}

/**
 * The session is another one than that of the start data: refreshed, begun or ended since. Start data that still
 * waits for the session's refresh is nobody's, also where another tab had refreshed it before this page was alive.
 */
export function sessionChanged(): boolean {
  if (loadedFor === undefined) return false;
  return lastKnown()?.sessionPending === true || loadedFor !== readCookie(COOKIES.token);
}

/** The account has changed: with the next navigation the start data is asked for again. */
export function outdateStart(): void {
  loadedFor = null;
}

let last: Start | null | undefined;

/** The start data as it was last known: the document's, until it is loaded anew. */
export function lastKnown(): Start | null {
  last ??= window.boot.state.loaderData['root'] as Start | null | undefined;
  return last ?? null;
}

/**
 * Loads the start data in the browser, with the session as it is now. Where it cannot be had, what was known
 * stays: a failing refresh must not take the page away.
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
