import { pick, seeded, shuffled } from '../random.ts';
import type { Programme, Schedule } from './schedule.ts';

const LENGTHS = [15, 30, 30, 45, 60] as const;
const QUARTER = 15;

/**
 * A loop of programmes of 15, 30, 45 or 60 minutes made from titles in seeded order. Every title is on
 * before any repeats, and each starts on a quarter of an hour.
 *
 * @param minutes length of the loop: a day by default; a multiple of 15
 * @throws RangeError without titles, or for another length
 */
export function lineUp(
  seed: string,
  titles: readonly Omit<Programme, 'minutes'>[],
  minutes = 1440,
): Schedule {
  if (titles.length === 0) throw new RangeError('a channel needs at least one title');
  if (minutes < QUARTER || minutes % QUARTER !== 0)
    throw new RangeError('a loop is made of quarters of an hour');
  const random = seeded(seed);
  const programmes: Programme[] = [];
  let queue: Omit<Programme, 'minutes'>[] = [];
  for (let left = minutes; left > 0; left -= programmes.at(-1)?.minutes ?? left) {
    if (queue.length === 0) queue = shuffled(random, titles);
    const title = queue.pop();
    if (title) programmes.push({ ...title, minutes: Math.min(left, pick(random, LENGTHS)) });
  }
  return programmes;
}
