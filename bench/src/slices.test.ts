import { expect, test } from 'vitest';
import { quickest, slicesOf } from './slices.ts';

test('an answer may take several writes, and moments of waiting do not count', () => {
  const at = (computed: number, writes: number) => ({ computed, writes });
  const readings = [at(0, 0), at(20_000, 1000), at(20_100, 1001), at(60_100, 3001)];
  expect(slicesOf(readings, 3001)).toEqual([20, 20]);
  expect(slicesOf(readings, 1500.5)).toEqual([40, 40]);
  expect(slicesOf([], 1)).toEqual([]);
});

test('the quickest moments are those of one slice in fifty', () => {
  expect(quickest(Array.from({ length: 200 }, (_, index) => 200 - index))).toBe(4);
});
