import { expect, test } from 'vitest';
import { ageOfRating } from './ages.ts';
import { arranged, extentOf, isMuchShorter, type Listing, LONGEST_MS } from './broadcasts.ts';

const MINUTE = 60_000;
const listing = (name: string, start: number, stop: number | null): Listing => ({
  start: start * MINUTE,
  stop: stop === null ? null : stop * MINUTE,
  ref: null,
  title: { en: name },
  storyline: { en: '' },
  age: null,
  catchUp: true,
});
const shown = (...listings: Listing[]) => {
  const { broadcasts, ...counts } = arranged(listings);
  const times = broadcasts.map(
    ({ title, start, end }) => `${title['en']} ${start / MINUTE}-${end / MINUTE}`,
  );
  return { times, ...counts };
};

test('a gap is a gap, and the order of the file does not matter', () => {
  expect(shown(listing('b', 60, 90), listing('a', 0, 30))).toEqual({
    times: ['a 0-30', 'b 60-90'],
    cut: 0,
    endless: 0,
    doubled: 0,
  });
});

test('the later start cuts the earlier one', () => {
  expect(shown(listing('a', 0, 60), listing('b', 30, 90), listing('c', 40, 50))).toMatchObject({
    times: ['a 0-30', 'b 30-40', 'c 40-50'],
    cut: 2,
  });
});

test('of two with the same start the later one in the file stays', () => {
  expect(shown(listing('a', 0, 60), listing('b', 0, 30))).toMatchObject({
    times: ['b 0-30'],
    doubled: 1,
    cut: 0,
  });
});

test('one without a stop lasts until the next start, within a day', () => {
  const day = LONGEST_MS / MINUTE;
  expect(shown(listing('a', 0, null), listing('b', 45, null))).toMatchObject({
    times: ['a 0-45'],
    endless: 1,
  });
  expect(shown(listing('a', 0, null), listing('b', day + 1, day + 2))).toMatchObject({
    times: [`b ${day + 1}-${day + 2}`],
    endless: 1,
  });
});

test('a guide is much shorter with less than half of the programmes or of their time', () => {
  const guide = (count: number, minutes: number) => ({
    programmes: count,
    filled: count * minutes * MINUTE,
  });
  expect(isMuchShorter(guide(20, 30), guide(10, 30))).toBe(false);
  expect(isMuchShorter(guide(20, 30), guide(9, 60))).toBe(true);
  expect(isMuchShorter(guide(20, 30), guide(20, 14))).toBe(true);
  expect(isMuchShorter(guide(8, 30), guide(3, 30))).toBe(true);
  expect(isMuchShorter(guide(7, 30), guide(1, 1))).toBe(false);
  const { broadcasts } = arranged([listing('a', 0, 30), listing('b', 30, 90)]);
  expect(extentOf(broadcasts, 30 * MINUTE)).toEqual(guide(1, 60));
});

test.each([
  ['7+', 7],
  ['FSK 12', 12],
  ['TV-14', 14],
  ['PG-13', 13],
  ['TV-PG', 10],
  ['TV-Y7', 7],
  ['G', 0],
  ['u', 0],
  ['21', 18],
  ['X', 18],
  ['', 18],
  ['12 or 16', 18],
])('the rating %s is an age of %i', (rating, age) => {
  expect(ageOfRating(rating)).toBe(age);
});
