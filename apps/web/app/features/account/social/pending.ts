import type { MediaType } from './providers.ts';

/** A login that started in this tab: what the callback needs. */
export interface Pending {
  mediaType: MediaType;
  /** Whether the visitor was signing up or logging in. */
  purpose: 'register' | 'login';
  /** The `state` that the provider must return. */
  state: string;
  /** Path and query to return to. */
  returnTo: string;
  /** The inviter's code. */
  referenceCode: string | null;
  /** Clock time in milliseconds. */
  at: number;
}

const KEY = 'kandil.social';

/** Stores it for this tab. @throws where storage is blocked: the callback could then not be verified */
export function keepPending(pending: Pending): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** Returns and removes the stored login. */
export function takePending(): Pending | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as Pending);
  } catch {
    return null;
  }
}
