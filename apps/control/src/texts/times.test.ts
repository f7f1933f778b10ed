import { beforeAll, expect, test, vi } from 'vitest';
import type * as Times from './times.ts';

let times: typeof Times;
beforeAll(async () => {
  // The zone of the device is read when the module is loaded.
  vi.stubEnv('TZ', 'Europe/Berlin');
  times = await import('./times.ts');
});

const AT = '2026-11-20T23:34:56Z';

test('moments are those of the device, by a clock of 24 hours, and name their zone in sentences', () => {
  expect(times.DEVICE_ZONE).toBe('Europe/Berlin');
  expect(times.momentText(AT)).toBe('Nov 21, 2026, 00:34');
  expect(times.zonedText(AT)).toBe('Nov 21, 2026, 00:34 GMT+1');
  expect(times.clockText('2026-11-20T20:34:00Z')).toBe('21:34');
});

test('days, months and hours that are counted are those of UTC', () => {
  expect(times.dayText(AT)).toBe('Nov 20, 2026');
  expect(times.dayText('2026-11-20')).toBe('Nov 20, 2026');
  expect(times.monthText('2026-11')).toBe('November 2026');
  expect(times.hourText(AT)).toBe('23:34');
  expect(times.utcText(AT)).toBe('Nov 20, 2026, 23:34 UTC');
  expect(times.utcSpanText('2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z')).toMatch(
    /^Nov 20, 2026, 12:00\s–\s13:00 UTC$/v,
  );
});

test('on hover a moment says both', () => {
  expect(times.exactText(AT)).toBe('Nov 21, 2026, 00:34 GMT+1 · Nov 20, 2026, 23:34 UTC');
});
