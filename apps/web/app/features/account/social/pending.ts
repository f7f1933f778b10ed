import type { MediaType } from './providers.ts';

/** A sign-in that has been begun in this tab: what is needed when the visitor comes back. */
export interface Pending {
  mediaType: MediaType;
  /** Whether they were signing up or logging in. */
  purpose: 'register' | 'login';
  /** What the provider must send back. */
  state: string;
  /** Path and query they were at. */
  returnTo: string;
  /** Who invited them. */
  referenceCode: string | null;
  /** Clock time, milliseconds. */
  at: number;
}

const KEY = 'kandil.social';

/** Keeps it for this tab. @throws where the browser stores nothing: nobody could then tell whose answer comes back */
export function keepPending(pending: Pending): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** What was kept, once. */
export function takePending(): Pending | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as Pending);
  } catch {
    return null;
  }
}
