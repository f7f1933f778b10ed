import { afterEach, expect, test } from 'vitest';
import { isChangeNear, setNextChange, untilChange } from './next-change.ts';

const NOW = Date.UTC(2026, 10, 29);
const LIST = 'public, max-age=30, stale-while-revalidate=300, stale-if-error=86400';
const PAGE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=300, stale-if-error=86400';
afterEach(() => setNextChange(null));

test.each([
  [null, LIST, LIST],
  [11 * 60, LIST, LIST],
  [100, LIST, 'public, max-age=30, stale-while-revalidate=70, stale-if-error=86400'],
  [20, LIST, 'public, max-age=20, stale-while-revalidate=0, stale-if-error=86400'],
  [-1, LIST, 'public, max-age=0, stale-while-revalidate=0, stale-if-error=86400'],
  [100, PAGE, 'public, max-age=0, s-maxage=10, stale-while-revalidate=90, stale-if-error=86400'],
  [4.9, PAGE, 'public, max-age=0, s-maxage=4, stale-while-revalidate=0, stale-if-error=86400'],
  [5, 'private, no-cache', 'private, no-cache'],
])('with a change in %s s, %s becomes %s', (seconds, header, cut) => {
  setNextChange(seconds === null ? null : NOW + seconds * 1000);
  expect(untilChange(header, NOW)).toBe(cut);
});

test('a change is near within ten minutes', () => {
  const near = (seconds: number) => {
    setNextChange(NOW + seconds * 1000);
    return isChangeNear(NOW);
  };
  expect([near(601), near(599), near(-5)]).toEqual([false, true, true]);
});
