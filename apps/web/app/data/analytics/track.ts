import type { AnalyticsEvent } from './events.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { tabItems } from '#app/browser/storage/items.ts';

/** Events of this tab that wait for a page on which they may be sent. */
const KEY = 'kandil.events';
const MOST = 20;

type Listener = (event: AnalyticsEvent) => void;
let listener: Listener | null = null;

/**
 * Records what a visitor did, if they have consented. The event waits until the reporter has loaded, if necessary on
 * the next page: logging in and out end with a new document.
 */
export function track(event: AnalyticsEvent): void {
  if (listener) listener(event);
  else if (/analytics|social/.test(readCookie(COOKIES.consent) ?? '')) store(event);
}

function store(event: AnalyticsEvent): void {
  try {
    const stored = JSON.parse(tabItems.getItem(KEY) ?? '[]') as AnalyticsEvent[];
    tabItems.setItem(KEY, JSON.stringify([...stored, event].slice(-MOST)));
  } catch {
    // What cannot be read is lost.
  }
}

/** Passes the stored events and all later ones to a reporter. @returns a function that stops it */
export function listen(to: Listener): () => void {
  listener = to;
  try {
    const stored = JSON.parse(tabItems.getItem(KEY) ?? '[]') as AnalyticsEvent[];
    tabItems.removeItem(KEY);
    for (const event of stored) to(event);
  } catch {
    // As above.
  }
  return () => void (listener = null);
}
