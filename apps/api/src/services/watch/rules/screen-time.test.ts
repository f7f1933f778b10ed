import { expect, test } from 'vitest';
import { allowanceAt } from './screen-time.ts';

const at = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { seconds: (hour * 60 + minute) * 60 };
};
const HOURS = { from: '07:00', until: '20:00' };
const limits = (over: object) => ({
  hours: HOURS,
  dailyMinutes: 60,
  zone: 'Europe/Istanbul',
  ...over,
});

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
  expect(allowanceAt(limits({}), at(clock), used)).toEqual({ over, secondsLeft, from: '07:00' });
});

test('without hours only the minutes count, and without minutes only the hours', () => {
  expect(allowanceAt(limits({ hours: null }), at('23:00'), 0)).toMatchObject({ secondsLeft: 3600 });
  expect(allowanceAt(limits({ dailyMinutes: null }), at('19:00'), 9000)).toMatchObject({
    over: null,
    secondsLeft: 3600,
  });
  expect(allowanceAt(limits({ hours: null, dailyMinutes: null }), at('03:00'), 9000)).toEqual({
    over: null,
    secondsLeft: null,
    from: null,
  });
});
