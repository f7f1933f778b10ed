import { Refusal } from '@kandil/contract';
import { expect, test } from 'vitest';
import { checkedColumns } from './profile-fields.ts';

const HOURS = { from: '07:00', until: '20:00' };
const columnOf = (limits: object) =>
  checkedColumns({ screenTime: { hours: null, dailyMinutes: null, zone: 'UTC', ...limits } })
    .screen_time;

test('limits of nothing are none', () => {
  expect(columnOf({})).toBeNull();
  expect(checkedColumns({ screenTime: null }).screen_time).toBeNull();
  expect(checkedColumns({})).toEqual({});
  for (const limits of [{ hours: HOURS }, { dailyMinutes: 60 }])
    expect(JSON.parse(columnOf(limits) ?? '')).toMatchObject(limits);
});

test.each([
  ['a zone that does not exist', { zone: 'Mars/Base', dailyMinutes: 60 }],
  ['hours that end when they begin', { hours: { from: '07:00', until: '07:00' } }],
  ['hours that end before they begin', { hours: { from: '20:00', until: '07:00' } }],
])('%s are refused', (_what, limits) => {
  expect(() => columnOf(limits)).toThrow(Refusal);
});
