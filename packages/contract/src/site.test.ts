import { describe, expect, test } from 'vitest';
import { givingPercent, partsOff, PLAIN_SITE, siteFile } from './site.ts';

const GIVING = [
  { percent: 5, validFrom: '2027-02-01' },
  { percent: 2.5, validFrom: '2026-01-01' },
  { percent: 0, validFrom: '2028-01-01' },
];

describe('giving', () => {
  test.each([
    ['2025-12-31T23:59:59Z', 0],
    ['2026-01-01T00:00:00Z', 2.5],
    ['2027-01-31T23:59:59Z', 2.5],
    ['2027-02-01T00:00:00Z', 5],
    ['2028-06-01T00:00:00Z', 0],
  ])('of a payment at %s is %f %%, whatever the order of the entries', (at, percent) => {
    expect(givingPercent({ giving: GIVING }, new Date(at))).toBe(percent);
  });

  test('is no part of a service that says no share', () => {
    expect(partsOff(PLAIN_SITE)).toEqual(['giving', 'about']);
    expect(givingPercent(PLAIN_SITE, new Date())).toBe(0);
    const parts = { live: false };
    expect(partsOff({ giving: GIVING, parts })).toEqual(['about', 'live']);
  });

  test.each([
    [[{ percent: 2.555, validFrom: '2026-01-01' }], 'has more than two decimals'],
    [[{ percent: 101, validFrom: '2026-01-01' }], ''],
    [[{ percent: -1, validFrom: '2026-01-01' }], ''],
    [[{ percent: 1, validFrom: '1.2.2026' }], ''],
    [[], ''],
  ])('%j is refused', (giving, message) => {
    const { success, error } = siteFile.safeParse({ ...PLAIN_SITE, giving });
    expect(success).toBe(false);
    expect(JSON.stringify(error?.issues)).toContain(message);
  });

  test('has no switch beside its share', () => {
    expect(siteFile.safeParse({ ...PLAIN_SITE, parts: { giving: true } }).success).toBe(false);
    expect(siteFile.safeParse({ ...PLAIN_SITE, giving: GIVING }).success).toBe(true);
  });
});
