import { expect, test } from 'vitest';
import { isCaughtUp } from './caught-up.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const DAY = 24 * 3_600_000;
const finished = { finished: true, seconds: 2400 };
const at = (seconds: number) => ({ finished: false, seconds });

test.each([
  ['finished yesterday', finished, 1, false, null, true],
  ['finished 90 days ago', finished, 90, false, null, true],
  ['finished 91 days ago', finished, 91, false, null, false],
  ['finished 91 days ago, and on the list', finished, 91, true, null, true],
  ['in the middle', at(1200), 1, false, 2300, false],
  ['in the middle, and on the list', at(1200), 1, true, 2300, false],
  ['a second before the credits', at(2299), 1, false, 2300, false],
  ['at the credits', at(2300), 1, false, 2300, true],
  ['near the end, without a mark of the credits', at(2300), 1, false, null, false],
  ['never begun, other episodes watched, and on the list', null, 1, true, 0, false],
] as const)('the last episode %s', (_what, last, days, listed, creditsFrom, caughtUp) => {
  const followed = { last, watchedAt: NOW - days * DAY, listed };
  expect(isCaughtUp(followed, creditsFrom, NOW)).toBe(caughtUp);
});
