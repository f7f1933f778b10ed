import { describe, expect, test } from 'vitest';
import { nextMorning, notifyAt } from './quiet-hours.ts';

const iso = (at: number) => new Date(at).toISOString().slice(0, 16);

describe('a device is notified', () => {
  test.each([
    ['in the morning', '2026-11-24T08:00', 'UTC', '2026-11-24T08:00'],
    ['until ten', '2026-11-24T21:59', 'UTC', '2026-11-24T21:59'],
    ['not at ten', '2026-11-24T22:00', 'UTC', '2026-11-25T08:00'],
    ['not at midnight', '2026-11-24T00:00', 'UTC', '2026-11-24T08:00'],
    ['not just before eight', '2026-11-24T07:59', 'UTC', '2026-11-24T08:00'],
    ['by its own clock', '2026-11-24T20:00', 'Europe/Istanbul', '2026-11-25T05:00'],
    ['by a clock with half hours', '2026-11-24T17:00', 'Asia/Kolkata', '2026-11-25T02:30'],
    ['after the clock went back', '2026-10-24T21:00', 'Europe/Berlin', '2026-10-25T07:00'],
    ['after the clock went forward', '2026-03-28T22:00', 'Europe/Berlin', '2026-03-29T06:00'],
  ])('%s', (_what, now, zone, due) => {
    expect(iso(notifyAt(Date.parse(`${now}Z`), zone))).toBe(due);
  });
});

test('the next morning is of the next day, whatever the time', () => {
  for (const time of ['00:10', '08:00', '23:50'])
    expect(iso(nextMorning(Date.parse(`2026-11-24T${time}Z`), 'UTC'))).toBe('2026-11-25T08:00');
});
