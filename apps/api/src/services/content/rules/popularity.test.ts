import { expect, test } from 'vitest';
import { popularity } from './popularity.ts';

const title = (id: number, likes: number, dislikes: number, ages: readonly number[] = []) => ({
  id,
  likes,
  dislikes,
  ages,
});

test('without an audience only opinions count, half of one at most', () => {
  const found = popularity([title(1, 0, 0), title(2, 8, 0), title(3, 0, 8)]);
  expect([...found]).toEqual([
    [1, 0.25],
    [2, 0.45],
    [3, 0.05],
  ]);
});

test('the largest audience counts one half, a viewing of two weeks ago half a viewing', () => {
  const found = popularity([title(1, 0, 0, [0]), title(2, 0, 0, [14]), title(3, 0, 0)]);
  expect(found.get(1)).toBe(0.75);
  expect(found.get(2)).toBeCloseTo(0.25 + Math.log1p(0.5) / Math.log1p(1) / 2, 12);
  expect(found.get(3)).toBe(0.25);
});

test('a clock that is ahead makes no viewing count more than one', () => {
  const found = popularity([title(1, 0, 0, [-3]), title(2, 0, 0, [0])]);
  expect(found.get(1)).toBe(found.get(2));
});
