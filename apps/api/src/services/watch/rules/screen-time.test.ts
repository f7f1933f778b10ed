import { expect, test } from 'vitest';
import { type Allowance, allowanceAt, MOST_GIVEN, UNUSED } from './screen-time.ts';

const at = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { seconds: (hour * 60 + minute) * 60 };
};
const NOW = Date.parse('2026-11-24T12:00:00Z');
const HOURS = { from: '07:00', until: '20:00' };
const limits = (over: object) => ({
  hours: HOURS,
  dailyMinutes: 60,
  zone: 'Europe/Istanbul',
  ...over,
});

const allowed = (of: ReturnType<typeof limits>, clock: string, seconds: number): Allowance =>
  allowanceAt(of, at(clock), { ...UNUSED, seconds }, NOW);

test.each([
  ['in the hours', '12:00', 0, null, 3600],
  ['near bedtime', '19:50', 0, null, 600],
  ['after most of the minutes', '12:00', 3500, null, 100],
  ['after all the minutes', '12:00', 3600, 'DAY', 0],
  ['after more than that', '12:00', 4000, 'DAY', 0],
  ['at the first minute', '07:00', 0, null, 3600],
  ['before it', '06:59', 0, 'HOURS', 0],
  ['at bedtime', '20:00', 0, 'HOURS', 0],
  ['at bedtime with the minutes used', '20:00', 3600, 'HOURS', 0],
])('%s', (_, clock, used, over, secondsLeft) => {
  expect(allowed(limits({}), clock, used)).toEqual({
    over,
    secondsLeft,
    from: '07:00',
    moreLeft: MOST_GIVEN,
  });
});

test('without hours only the minutes count, and without minutes only the hours', () => {
  expect(allowed(limits({ hours: null }), '23:00', 0)).toMatchObject({ secondsLeft: 3600 });
  expect(allowed(limits({ dailyMinutes: null }), '19:00', 9000)).toMatchObject({
    over: null,
    secondsLeft: 3600,
  });
  expect(allowed(limits({ hours: null, dailyMinutes: null }), '03:00', 9000)).toMatchObject({
    over: null,
    secondsLeft: null,
    from: null,
  });
});

test.each([
  ['at bedtime', '20:00', 0, 90, { over: null, secondsLeft: 90 }],
  ['after all the minutes', '12:00', 3600, 900, { over: null, secondsLeft: 900 }],
  ['while the limits leave more', '12:00', 0, 900, { over: null, secondsLeft: 3600 }],
  ['until it has passed', '20:00', 0, 0, { over: 'HOURS', secondsLeft: 0 }],
])('minutes of a grown-up count %s', (_, clock, seconds, more, expected) => {
  const used = { seconds, moreUntil: NOW + more * 1000, given: 1 };
  expect(allowanceAt(limits({}), at(clock), used, NOW)).toMatchObject({
    ...expected,
    moreLeft: MOST_GIVEN - 1,
  });
});
