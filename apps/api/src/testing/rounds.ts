import { inject, type TestContext } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm test -- long`. */
    isLong: boolean;
  }
}

/** How often a test repeats its attempt. */
export interface Rounds {
  /** In `npm test`. */
  usual: number;
  /** In `npm test -- long`. */
  long: number;
}

export const rounds = ({ usual, long }: Rounds): number => (inject('isLong') ? long : usual);

/** Adds a line to the table of figures that `npm test -- long` ends with. */
export async function figure(
  { annotate }: TestContext,
  count: number,
  result: string,
): Promise<void> {
  await annotate(JSON.stringify({ rounds: count, result }), 'figure');
}

/** Plays rounds one after the other and records their number. The first violation ends the test. */
export async function repeat(
  test: TestContext,
  counts: Rounds,
  play: (round: number) => Promise<void>,
): Promise<void> {
  const count = rounds(counts);
  for (let round = 0; round < count; round += 1) {
    try {
      await play(round);
    } catch (error) {
      await figure(test, round + 1, 'violated in the last one');
      throw error;
    }
  }
  await figure(test, count, '0 violations');
}
