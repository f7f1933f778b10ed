import type { Range } from '@kandil/contract/control/numbers';
import { describe, expect, test } from 'vitest';
import { moneySeries, peopleSeries } from './series.ts';
import { shownCount, shownParts } from './small-groups.ts';
import { pointsOf, spanOf } from './span.ts';

describe('groups under five', () => {
  test('are hidden; nothing at all is not', () => {
    expect([0, 1, 4, 5, 60].map(shownCount)).toEqual([0, null, null, 5, 60]);
  });

  test('the smallest others are hidden with them, so that no subtraction finds them', () => {
    expect(shownParts([9, 2, 30, 0])).toEqual([null, null, 30, 0]);
    expect(shownParts([3, 2, 30])).toEqual([null, null, 30]);
    expect(shownParts([1, 1, 7, 6])).toEqual([null, null, 7, null]);
    expect(shownParts([5, 0, 8])).toEqual([5, 0, 8]);
    expect(shownParts([3])).toEqual([null]);
    expect(shownParts([])).toEqual([]);
  });
});

const at = (text: string) => new Date(`${text}Z`);
const LONG_AGO = at('2020-01-01T00:00');

describe('ranges', () => {
  test('end with the last counted hour, and the period before is as long', () => {
    const until = at('2026-11-29T14:00');
    expect(spanOf('TODAY', { first: LONG_AGO, until })).toEqual({
      unit: 'hour',
      from: at('2026-11-29T00:00'),
      until,
      before: { from: at('2026-11-28T00:00'), until: at('2026-11-28T14:00') },
    });
    expect(spanOf('DAYS_7', { first: LONG_AGO, until })).toMatchObject({
      unit: 'day',
      from: at('2026-11-23T00:00'),
      before: { from: at('2026-11-16T00:00'), until: at('2026-11-22T14:00') },
    });
    expect(spanOf('MONTHS_12', { first: LONG_AGO, until })).toMatchObject({
      unit: 'month',
      from: at('2025-12-01T00:00'),
      before: { from: at('2024-12-01T00:00'), until: at('2025-11-29T14:00') },
    });
  });

  test('begin with the first counted hour: before it nothing is known', () => {
    const until = at('2026-11-29T14:00');
    const from = (range: Range, first: string) => spanOf(range, { first: at(first), until }).from;
    expect(from('DAYS_7', '2026-11-27T09:00')).toEqual(at('2026-11-27T00:00'));
    expect(from('MONTHS_12', '2026-09-12T09:00')).toEqual(at('2026-09-01T00:00'));
    expect(from('TODAY', '2026-11-29T13:00')).toEqual(at('2026-11-29T13:00'));
  });

  test('at midnight the day that ended is still the last one', () => {
    const span = spanOf('TODAY', { first: LONG_AGO, until: at('2026-11-29T00:00') });
    expect(span.from).toEqual(at('2026-11-28T00:00'));
    expect(pointsOf(span)).toHaveLength(24);
  });

  test('a leap day has a predecessor', () => {
    const { before } = spanOf('MONTHS_12', { first: LONG_AGO, until: at('2028-02-29T10:00') });
    expect(before.until).toEqual(at('2027-02-28T10:00'));
  });

  test.each([
    ['DAYS_30', 30],
    ['DAYS_90', 90],
    ['MONTHS_12', 12],
  ] as const)('%s has %i points', (range, count) => {
    expect(
      pointsOf(spanOf(range, { first: LONG_AGO, until: at('2026-03-01T00:00') })),
    ).toHaveLength(count);
  });
});

test('series have every point; money is not hidden', () => {
  const span = spanOf('TODAY', { first: LONG_AGO, until: at('2026-11-29T03:00') });
  const now = [
    { at: at('2026-11-29T00:00'), count: 6 },
    { at: at('2026-11-29T02:00'), count: 2 },
  ];
  const counts = (series: ReturnType<typeof peopleSeries>) =>
    series.points.map(({ count }) => count);
  const people = peopleSeries(span, { now, before: 4 });
  expect([people.total, counts(people)]).toEqual([{ now: 8, before: null }, [null, 0, null]]);
  const money = moneySeries(span, { now, before: 4 });
  expect([money.total, counts(money)]).toEqual([{ now: 8, before: 4 }, [6, 0, 2]]);
});
