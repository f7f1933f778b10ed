import { expect, test } from 'vitest';
import { expired, nameAt } from './retention.ts';

const MINUTE = 60_000;
const NOW = new Date('2026-11-28T12:40:00Z');
const back = (minutes: number) => nameAt(new Date(NOW.getTime() - minutes * MINUTE));
/** A backup every `apart` minutes, for so many days. */
const series = (apart: number, days: number) =>
  Array.from({ length: (days * 24 * 60) / apart }, (_, index) => back(index * apart));

/** What stays. */
const staying = (names: string[]) => {
  const gone = new Set(expired(names, NOW));
  return names.filter((name) => !gone.has(name));
};

test(
  'of one each quarter of an hour, 8 quarter-hours, 24 hours and 14 days stay',
  {
    tags: ['SEC-28'],
  },
  () => {
    const names = staying(series(15, 30));
    // The newest quarter-hours lie in 3 of the 24 hours, the hours in 2 of the 14 days.
    expect(names).toHaveLength(8 + 24 - 3 + 14 - 2);
    expect(names.at(0)).toBe('kandil-2026-11-28T12-40-00.000Z');
    expect(names.at(-1)).toBe('kandil-2026-11-15T23-55-00.000Z');
  },
);

test('of one each night, 14 stay; none is older', () => {
  expect(staying(series(24 * 60, 40))).toEqual(series(24 * 60, 14));
  expect(staying([back(20 * 24 * 60)])).toEqual([]);
});

test('other folders are left alone', () => {
  expect(expired(['notes', '.writing-kandil-2020-01-01T00-00-00.000Z', 'kandil-old'], NOW)).toEqual(
    [],
  );
});
