import { expect, test } from 'vitest';
import { earliestDay, isInEffect, isTooLate, RATE } from './announcement.ts';

const at = (moment: string) => Date.parse(moment);

test('the earliest day leaves 30 days after the last message', () => {
  expect(earliestDay(at('2026-11-29T10:00:00Z'), 0)).toBe('2026-12-31');
  expect(earliestDay(at('2026-11-29T00:00:00Z'), 0)).toBe('2026-12-30');
  // Two days of sending.
  const messages = RATE * 2 * 86_400;
  const day = earliestDay(at('2026-11-29T10:00:00Z'), messages);
  expect(day).toBe('2027-01-02');
  expect(isTooLate(day, at('2026-12-02T10:00:00Z'))).toBe(false);
  expect(isTooLate(day, at('2026-12-03T00:00:00.001Z'))).toBe(true);
});

test('new terms are in effect from the beginning of their day', () => {
  expect(isInEffect('2027-01-02', at('2027-01-01T23:59:59.999Z'))).toBe(false);
  expect(isInEffect('2027-01-02', at('2027-01-02T00:00:00Z'))).toBe(true);
});
