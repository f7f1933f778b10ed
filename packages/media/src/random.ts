/** A repeatable source of numbers in [0, 1). */
export type Random = () => number;

/** Random numbers that depend on the seed text alone: FNV-1a into mulberry32. */
export function seeded(seed: string): Random {
  let state = 2_166_136_261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One element of a list that is not empty. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  const out: T[] = [];
  while (rest.length > 0) out.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return out;
}
