import { expect, test } from 'vitest';
import { exactNumber, isLive, periodAfter, typedNumber } from './withdrawal.ts';

test.each([
  // Monday: 14 days after the day of the payment, and a day more for other time zones.
  ['2026-11-23T00:00:00Z', '2026-12-07', '2026-12-08T00:00:00.000Z'],
  ['2026-11-23T18:30:00Z', '2026-12-07', '2026-12-08T18:30:00.000Z'],
  // The fourteenth day is a Saturday, or a Sunday: the period ends on Monday.
  ['2026-11-21T12:00:00Z', '2026-12-07', '2026-12-08T12:00:00.000Z'],
  ['2026-11-22T12:00:00Z', '2026-12-07', '2026-12-08T12:00:00.000Z'],
  ['2026-12-25T12:00:00Z', '2027-01-08', '2027-01-09T12:00:00.000Z'],
])('paid on %s: until %s, over at %s', (paid, lastDay, over) => {
  const period = periodAfter(new Date(paid));
  expect(period.lastDay.toISOString()).toBe(`${lastDay}T00:00:00.000Z`);
  expect(period.over.toISOString()).toBe(over);
});

test.each([-12, -5, 0, 3, 14])('no hour of the last day is cut off at UTC%i', (offset) => {
  const hour = 3_600_000;
  for (let at = Date.UTC(2026, 10, 24); at < Date.UTC(2026, 10, 25); at += hour) {
    const localDay = Math.floor((at + offset * hour) / (24 * hour));
    const end = (localDay + 15) * 24 * hour - offset * hour;
    expect(periodAfter(new Date(at)).over.getTime()).toBeGreaterThanOrEqual(end);
  }
});

test('a statement can be confirmed for a week', () => {
  const stated = new Date('2026-11-23T12:00:00Z');
  expect(isLive(stated, Date.parse('2026-11-30T11:59:59Z'))).toBe(true);
  expect(isLive(stated, Date.parse('2026-11-30T12:00:00Z'))).toBe(false);
});

test.each([
  ['KND-00000042', 42],
  [' knd 42 ', 42],
  ['٤٢', 42],
  ['۴۲', 42],
  ['KND', null],
  ['', null],
])('%s is the number %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each([
  ['KND-00000042', 42],
  [' knd 42 ', 42],
  ['٤٢', 42],
  ['000042', 42],
  ['2026-11', 0],
  ['KND-42 and 43', 0],
  ['42.5', 0],
  ['', 0],
])('where money moves, %s is the number %i', (typed, number) => {
  expect(exactNumber(typed)).toBe(number);
});
