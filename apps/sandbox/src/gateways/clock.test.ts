import { describe, expect, it } from 'vitest';
import { after } from './clock.ts';

describe('a span of time', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', { months: 1 }, '2026-02-28T10:00:00.000Z'],
    ['2026-12-15T10:00:00.000Z', { months: 2 }, '2027-02-15T10:00:00.000Z'],
    ['2026-01-31T23:00:00.000Z', { days: 1, hours: 2 }, '2026-02-02T01:00:00.000Z'],
  ])('from %s by %o ends at %s', (from, span, to) => {
    expect(new Date(after(Date.parse(from), span)).toISOString()).toBe(to);
  });
});
