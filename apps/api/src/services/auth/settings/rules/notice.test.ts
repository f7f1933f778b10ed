import { describe, expect, test } from 'vitest';
import { noticeFaults, noticeState } from './notice.ts';

const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const notice = { showFrom: at(8), from: at(20), until: at(22), texts: {} };
const stateAt = (hour: number) => noticeState(notice, Date.parse(at(hour)));

test('a notice is shown from its time on, until the work ends', () => {
  expect(noticeState(null, 0)).toBe('NONE');
  expect([7, 8, 20, 21, 22].map(stateAt)).toEqual(['PLANNED', 'SHOWN', 'SHOWN', 'SHOWN', 'PAST']);
});

describe('what cannot be announced', () => {
  const faults = (change: Partial<typeof notice>) =>
    noticeFaults({ ...notice, ...change }, Date.parse(at(1)));
  test.each([
    ['a usual one', {}, []],
    ['shown with the beginning', { showFrom: at(20) }, []],
    ['shown after the beginning', { showFrom: at(21) }, ['showFrom']],
    ['shown for longer than 30 days', { showFrom: '2026-10-31T19:00:00.000Z' }, ['showFrom']],
    ['an end that is the beginning', { until: at(20) }, ['until']],
    ['work for longer than 30 days', { until: '2027-01-01T00:00:00.000Z' }, ['until']],
    ['an end that is past', { showFrom: at(0), from: at(0), until: at(1) }, ['until']],
  ])('%s', (_, change, expected) => expect(faults(change)).toEqual(expected));
});
