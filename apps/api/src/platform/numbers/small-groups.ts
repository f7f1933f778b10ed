import { SMALLEST_GROUP } from '@kandil/contract/control/numbers';

/** A number of people or viewings as staff may see it: null where it is one to four. */
export const shownCount = (count: number): number | null =>
  count > 0 && count < SMALLEST_GROUP ? null : count;

/**
 * The parts of a whole as staff may see them. Parts of one to four are hidden, and the smallest others with them until all
 * hidden ones together are a group that may be seen: otherwise the whole less the rest would say what they are.
 */
export function shownParts(counts: readonly number[]): (number | null)[] {
  const shown = counts.map(shownCount);
  let hidden = 0;
  for (const [place, count] of counts.entries()) if (shown[place] === null) hidden += count;
  if (hidden === 0) return shown;
  const bySize = [...counts.keys()]
    .filter((place) => (shown[place] ?? 0) > 0)
    .sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
  for (const place of bySize) {
    if (hidden >= SMALLEST_GROUP) break;
    hidden += counts[place] ?? 0;
    shown[place] = null;
  }
  return shown;
}
