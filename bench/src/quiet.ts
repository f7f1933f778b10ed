import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { readTime } from './read-time.ts';

/** Reads take longer than in the quietest moment of the run by this factor: the cache is not ours alone. */
const LOADED = 1.6;
const PAUSE_MS = 200;
/** Looks for the quietest moment at the start. */
const FIRST_LOOKS = 25;

export interface Quiet {
  /** Waits for a quiet moment, as long as there is patience. @returns nanoseconds of a read in it */
  moment(): Promise<number>;
  /** The result of a run that began and ended in a quiet moment; without patience, of the last one. */
  round<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Runs that ended without patience: their results are of a loaded machine. */
  readonly loaded: number;
}

export interface QuietOptions {
  /** Milliseconds of waiting and repeating, from each `moment` on. */
  patience: number;
  /** Nanoseconds of a read. */
  read?: () => number;
  /** Milliseconds. */
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

/** Lets measurements wait until no other machine is in the way. */
export function createQuiet({
  patience,
  read = readTime,
  now = () => performance.now(),
  pause = (ms) => sleep(ms),
}: QuietOptions): Quiet {
  let best = Number.POSITIVE_INFINITY;
  let until = 0;
  let loaded = 0;

  function look(): number {
    const taken = read();
    best = Math.min(best, taken);
    return taken;
  }
  const isLoaded = (taken: number) => taken > LOADED * best;

  async function wait(): Promise<number> {
    for (;;) {
      const taken = look();
      if (!isLoaded(taken) || now() >= until) return taken;
      await pause(PAUSE_MS);
    }
  }

  return {
    async moment() {
      if (best === Number.POSITIVE_INFINITY && patience > 0)
        for (let at = 0; at < FIRST_LOOKS; at += 1) {
          look();
          await pause(PAUSE_MS);
        }
      until = now() + patience;
      return wait();
    },
    async round(run) {
      for (;;) {
        const before = await wait();
        const result = await run();
        const isQuiet = !isLoaded(before) && !isLoaded(look());
        if (isQuiet) return result;
        if (now() >= until) {
          loaded += 1;
          return result;
        }
      }
    },
    get loaded() {
      return loaded;
    },
  };
}
