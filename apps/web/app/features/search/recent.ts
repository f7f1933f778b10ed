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

/** Keeps a search that found something; the same words move to the front. */
export function keepSearch(query: string): void {
  const others = read().filter((each) => each.toLocaleLowerCase() !== query.toLocaleLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([query, ...others].slice(0, MOST)));
  } catch {
    // A full or closed storage costs a convenience.
  }
}

export function forgetSearches(): void {
  localStorage.removeItem(KEY);
}
