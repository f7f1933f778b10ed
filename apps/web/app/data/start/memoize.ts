/** Longest text that is remembered; clients may send up to 16 kB. */
const LONGEST = 512;

/**
 * Remembers the results of a pure function of a text, up to `capacity` of them; the first one remembered is forgotten
 * first, so that looking one up changes nothing.
 */
export function memoize<T extends {} | null>(
  result: (text: string) => T,
  capacity: number,
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST) return result(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = result(text);
    known.set(text, value);
    for (const oldest of known.keys()) {
      if (known.size <= capacity) break;
      known.delete(oldest);
    }
    return value;
  };
}
