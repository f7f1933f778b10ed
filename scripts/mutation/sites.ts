import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';
import type { Area } from './areas.ts';
import { mutantsOf, type Site } from './mutants.ts';

/** Every place of an area where a mutant can be made. */
export function mutationSites({ targets }: Pick<Area, 'targets'>): Site[] {
  return filesMatching(targets)
    .filter((path) => !/\.(test|fixture|generated)\.tsx?$/.test(path))
    .flatMap((path) => mutantsOf(path, readText(path)).map((mutant) => ({ path, mutant })));
}

/** mulberry32: a small generator of numbers from 0 to 1 that a seed repeats. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` of the items, chosen by the seed. */
export function sample<T>(items: readonly T[], count: number, seed: number): T[] {
  const next = random(seed);
  const left = [...items];
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0)
    chosen.push(...left.splice(Math.floor(next() * left.length), 1));
  return chosen;
}
