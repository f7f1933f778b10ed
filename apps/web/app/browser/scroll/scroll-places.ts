import type { Location } from 'react-router';
import { tabItems } from '../storage/items.ts';

const STORE = 'kandil_scroll';
const CAPACITY = 200;

/** Scroll positions of history entries and their rows in pixels; they survive a reload. */
let places: Map<string, number> | null = null;

function known(): Map<string, number> {
  if (places) return places;
  places = new Map();
  try {
    const stored: unknown = JSON.parse(tabItems.getItem(STORE) ?? '[]');
    if (Array.isArray(stored))
      for (const [key, y] of stored as [string, number][]) places.set(key, y);
  } catch {
    // What cannot be read is not there: the page begins at the top.
  }
  return places;
}

/** Names a history entry: by its address too, since the router gives every document's first entry the same key. */
export const entryOf = ({
  key,
  pathname,
  search,
}: Pick<Location, 'key' | 'pathname' | 'search'>): string => `${key} ${pathname}${search}`;

/** The scroll position of an entry or a row of it; 0 for a new one. */
export const placeOf = (entry: string): number => known().get(entry) ?? 0;

export function rememberPlace(entry: string, y: number): void {
  known().set(entry, y);
}

/** Stores the positions for the next document. */
export function storePlaces(): void {
  tabItems.setItem(STORE, JSON.stringify([...known()].slice(-CAPACITY)));
}
