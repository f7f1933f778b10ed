import { localItems } from '#app/browser/storage/items.ts';
import { forgetMemberData } from './member-data.ts';

/** In local storage: changes with every change of session. */
const MARK = 'kandil_session';
let known: string | null = null;

/** Tells the other tabs of this browser that the session began or ended. */
export function broadcastSessionChanged(): void {
  known = `${Date.now()}`;
  // Without storage the other tabs notice it with their next request, which carries no token of theirs.
  localItems.setItem(MARK, known);
}

const mark = (): string | null => localItems.getItem(MARK);

/**
 * Calls the listener when another tab changed the session, also while this page was in the back/forward cache. The
 * member's data are cleared by then.
 * @returns a function that stops it
 */
export function onSessionChanged(listener: () => void): () => void {
  known = mark();
  const look = () => {
    const now = mark();
    if (now === known) return;
    known = now;
    forgetMemberData();
    listener();
  };
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  return () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
  };
}
