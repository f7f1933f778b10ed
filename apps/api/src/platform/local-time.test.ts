import { expect, test } from 'vitest';
import { localTime, zoneOf } from './local-time.ts';

test('a moment has another day and time in every zone', () => {
  const at = Date.UTC(2026, 10, 23, 22, 30, 5);
  expect(localTime(at, 'UTC')).toEqual({ day: '2026-11-23', seconds: 81_005 });
  expect(localTime(at, 'Europe/Istanbul')).toEqual({ day: '2026-11-24', seconds: 5405 });
  expect(localTime(at, 'asia/kolkata')).toEqual({ day: '2026-11-24', seconds: 14_405 });
  expect(localTime(Date.UTC(2026, 10, 23), 'UTC')).toEqual({ day: '2026-11-23', seconds: 0 });
});

test('what is not a zone is UTC', () => {
  expect(['Asia/Dhaka', 'Mars/Base', '', null].map(zoneOf)).toEqual([
    'Asia/Dhaka',
    'UTC',
    'UTC',
    'UTC',
  ]);
});
