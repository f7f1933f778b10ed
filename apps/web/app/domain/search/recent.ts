import { localItems } from '#app/browser/storage/items.ts';
import { onSessionEnd } from '#app/data/session/member-data.ts';

const KEY = 'kandil_recent_searches';
const MOST = 6;

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localItems.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each) => typeof each === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Recent searches on this device, newest first. */
export const recentSearches = read;

function write(searches: string[]): void {
  if (searches.length > 0) localItems.setItem(KEY, JSON.stringify(searches));
  else localItems.removeItem(KEY);
}

const without = (query: string) =>
  read().filter((each) => each.toLocaleLowerCase() !== query.toLocaleLowerCase());

/** Stores a search that had results; a repeated one moves to the front. */
export function keepSearch(query: string): void {
  write([query, ...without(query)].slice(0, MOST));
}

/** Removes one search, or all. @returns the rest */
export function forgetSearches(query?: string): string[] {
  const left = query === undefined ? [] : without(query);
  write(left);
  return left;
}

// Recent searches must not be shown to the next user of this browser.
onSessionEnd(() => write([]));
