import { describe, expect, test } from 'vitest';
import { createQuiet } from './quiet.ts';

describe('quiet moments', () => {
  /** Reads that take so many nanoseconds, one after the other; the last one for ever. Each takes a second. */
  function after(...times: number[]) {
    let seconds = 0;
    const quiet = createQuiet({
      patience: 30_000,
      read: () => (times.length > 1 ? times.shift() : times[0]) ?? Number.NaN,
      now: () => (seconds += 1) * 1000,
      pause: async () => undefined,
    });
    return quiet;
  }
  const begin = Array<number>(25).fill(20);

  test('a measurement waits for one', async () => {
    const quiet = after(...begin, 140, 90, 25, 140);
    expect(await quiet.moment()).toBe(25);
  });

  test('a round is repeated until it began and ended in one', async () => {
    // Before the measurement; before and after each round.
    const quiet = after(...begin, 20, 20, 140, 20, 90, 21, 22, 140);
    let rounds = 0;
    await quiet.moment();
    expect(await quiet.round(async () => (rounds += 1))).toBe(3);
    expect(quiet.loaded).toBe(0);
  });

  test('without one, patience ends, and the rounds are counted', async () => {
    const quiet = after(...begin, 140);
    expect(await quiet.moment()).toBe(140);
    expect(await quiet.round(async () => 'late')).toBe('late');
    expect(await quiet.round(async () => 'later')).toBe('later');
    expect(quiet.loaded).toBe(2);
  });
});
