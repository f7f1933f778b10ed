import { forgetMemberData } from './member-data.ts';

/** In the local storage: changes whenever somebody else is here than before. */
const MARK = 'kandil_session';
let known: string | null = null;

/** Tells this browser's other tabs that somebody has logged in or out, or that the session has ended. */
export function broadcastSessionChanged(): void {
  known = `${Date.now()}`;
  try {
    localStorage.setItem(MARK, known);
  } catch {
    // Without storage the other tabs notice with their next request, which carries no token of theirs.
  }
}

function mark(): string | null {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return known;
  }
}

/**
 * Calls when another tab has told, also while this page slept in the history. What is kept of the member is
 * forgotten by then. Answers how to stop.
 */
export function onSessionChanged(told: () => void): () => void {
  known = mark();
  const look = () => {
    const now = mark();
    if (now === known) return;
    known = now;
    forgetMemberData();
    told();
  };
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  return () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
  };
}
