import { tabItems } from '#app/browser/storage/items.ts';
import type { MediaType } from './providers.ts';

/** A login that started in this tab: what the callback needs. */
export interface PendingSocial {
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

/** Stores it for this tab. Returns false where storage is blocked: the callback could then not be verified. */
export const keepPending = (pending: PendingSocial): boolean =>
  tabItems.setItem(KEY, JSON.stringify(pending));

/** Returns and removes the stored login. */
export function takePending(): PendingSocial | null {
  const stored = tabItems.getItem(KEY);
  tabItems.removeItem(KEY);
  try {
    return JSON.parse(stored ?? 'null') as PendingSocial | null;
  } catch {
    return null;
  }
}
