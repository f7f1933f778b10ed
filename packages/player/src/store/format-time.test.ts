import { expect, it } from 'vitest';
import { formatTime } from './format-time.ts';

it.each([
  [0, '00:00'],
  [9.99, '00:09'],
  [61, '01:01'],
  [3599.9, '59:59'],
])('formats %d s below one hour as %s', { tags: ['PLAYER-07'] }, (seconds, text) => {
  expect(formatTime(seconds, 'en')).toBe(text);
});

it.each([
  [3600, '01:00:00'],
  [3661, '01:01:01'],
  [36_000, '10:00:00'],
  [360_000, '100:00:00'],
])('formats %d s from one hour on as %s', { tags: ['PLAYER-08'] }, (seconds, text) => {
  expect(formatTime(seconds, 'en')).toBe(text);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -5])(
  'formats %d, which is invalid, as 00:00',
  (value) => {
    expect(formatTime(value, 'en')).toBe('00:00');
  },
);

it('has the digits of the locale', () => {
  expect(formatTime(3671, 'fa-u-nu-arabext')).toBe('۰۱:۰۱:۱۱');
  expect(formatTime(71, 'ar-u-nu-latn')).toBe('01:11');
});
