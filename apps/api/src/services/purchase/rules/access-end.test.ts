import { expect, test } from 'vitest';
import { accessEnd } from './standing.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number));
const none = { suspended_at: null, canceled_at: null };

test.each([
  ['active: after the days of grace', { status: 'ACTIVE', ...none }, 33],
  ['suspended: when it was', { status: 'SUSPENDED', ...none, suspended_at: day(32) }, 32],
  ['canceled before the end', { status: 'CANCELED', ...none, canceled_at: day(10) }, 30],
  ['canceled in the days of grace', { status: 'CANCELED', ...none, canceled_at: day(31) }, 31],
  ['canceled after', { status: 'CANCELED', suspended_at: day(33), canceled_at: day(63) }, 33],
  ['canceled late', { status: 'CANCELED', ...none, canceled_at: day(300) }, 33],
] as const)('%s', (_title, row, end) => {
  expect(accessEnd({ ...row, expires_at: day(30) })).toEqual(day(end));
});
