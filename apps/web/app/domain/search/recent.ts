import { onSessionEnd } from '#app/data/session/member-data.ts';

const KEY = 'kandil_recent_searches';
const MOST = 6;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((each) => typeof each === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** What was last searched for on this device, newest first. */
export const recentSearches = read;

function write(searches: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A full or closed storage costs a convenience.
  }
}

const without = (query: string) =>
  read().filter((each) => each.toLocaleLowerCase() !== query.toLocaleLowerCase());

/** Keeps a search that found something; the same words move to the front. */
export function keepSearch(query: string): void {
  write([query, ...without(query)].slice(0, MOST));
}

/** Forgets one search, or all of them. @returns what is left */
export function forgetSearches(query?: string): string[] {
  const left = query === undefined ? [] : without(query);
  write(left);
  return left;
}

// Whoever uses this browser next has not looked for these.
onSessionEnd(() => write([]));
