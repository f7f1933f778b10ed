import { expect, test } from 'vitest';
import { dark, light, mix, ramp } from './colour.ts';

test('mixing keeps its ends and black and white are reached', () => {
  expect(mix('#1f5a66', '#f4c48a', 0)).toBe('#1f5a66');
  expect(mix('#1f5a66', '#f4c48a', 1)).toBe('#f4c48a');
  expect(dark('#e9b44c', 1)).toBe('#000000');
  expect(light('#e9b44c', 1)).toBe('#ffffff');
});

test('the middle of two greys is the perceptual one of OKLab, not the average of the bytes', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
});

test('a ramp keeps its first and last colour and rises in even steps', () => {
  const stops = ramp([
    [0, '#04161c'],
    [0.4, '#b5532f'],
    [0.9, '#ffd892'],
  ]);
  expect(stops[0]).toEqual([0, '#04161c']);
  expect(stops.at(-1)).toEqual([1, '#ffd892']);
  expect(stops.map(([offset]) => offset)).toEqual(Array.from({ length: 13 }, (_, i) => i / 12));
});
