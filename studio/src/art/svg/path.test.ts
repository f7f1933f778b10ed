import { expect, test } from 'vitest';
import { heightAt, num, polygon, smooth } from './path.ts';

test('coordinates have one decimal and no negative zero', () => {
  expect(num(2.4567)).toBe('2.5');
  expect(num(-0.01)).toBe('0');
});

test('a polygon is closed and a smooth curve passes through every point', () => {
  expect(
    polygon([
      [0, 0],
      [10, 0],
      [10, 5.55],
    ]),
  ).toBe('M0 0L10 0L10 5.6Z');
  const curve = smooth([
    [0, 0],
    [10, 10],
    [20, 0],
  ]);
  expect(curve.startsWith('M0 0C')).toBe(true);
  expect(curve).toContain(' 10 10C');
  expect(curve.endsWith(' 20 0')).toBe(true);
});

test('the height of a line is interpolated and held beyond its ends', () => {
  const line = [
    [0, 10],
    [10, 20],
  ] as const;
  expect([-5, 0, 5, 10, 99].map((x) => heightAt(line, x))).toEqual([10, 10, 15, 20, 20]);
});
