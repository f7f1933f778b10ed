import { setNewest } from '../queries/bounded-map.ts';

/** Longest text that is remembered: a client may send one of 16 kB. */
const LONGEST = 512;

/** Remembers the results of a pure function of a text, those of the last `capacity` texts. */
export function memoize<T>(result: (text: string) => T, capacity: number): (text: string) => T {
  const known = new Map<string, { value: T }>();
  return (text) => {
    if (text.length > LONGEST) return result(text);
    const found = known.get(text) ?? { value: result(text) };
    setNewest(known, text, found, capacity);
    return found.value;
  };
}
