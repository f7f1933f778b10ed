import type { AnalyticsEvent } from './events.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';

/** Events that wait for a page on which they may be told, in this tab alone. */
const KEPT = 'kandil.events';
const MOST_KEPT = 20;

type Listener = (event: AnalyticsEvent) => void;
let listener: Listener | null = null;

/**
 * Notes what a visitor did. Who has not allowed it leaves nothing behind; otherwise it waits until the code that
 * tells it has come, if need be on the next page: signing in and out end with a new document.
 */
export function track(event: AnalyticsEvent): void {
  if (listener) listener(event);
  else if (/analytics|social/.test(readCookie(COOKIES.consent) ?? '')) keep(event);
}

function keep(event: AnalyticsEvent): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as AnalyticsEvent[];
    sessionStorage.setItem(KEPT, JSON.stringify([...kept, event].slice(-MOST_KEPT)));
  } catch {
    // A browser that stores nothing goes without it.
  }
}

/** Takes over what is tracked from now on, and what was kept. @returns stops it */
export function listen(to: Listener): () => void {
  listener = to;
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as AnalyticsEvent[];
    sessionStorage.removeItem(KEPT);
    for (const event of kept) to(event);
  } catch {
    // As above.
  }
  return () => void (listener = null);
}
