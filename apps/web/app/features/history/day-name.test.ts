import { expect, test } from 'vitest';
import { dayName } from './day-name.ts';

const NOW = Date.parse('2026-11-20T00:30:00Z');

test.each([
  ['2026-11-20T00:10:00Z', 'en', 'UTC', 'Today'],
  ['2026-11-19T23:50:00Z', 'en', 'UTC', 'Yesterday'],
  ['2026-11-19T23:50:00Z', 'en', 'Europe/Istanbul', 'Today'],
  ['2026-11-18T12:00:00Z', 'en', 'UTC', 'Wednesday, November 18'],
  ['2025-11-18T12:00:00Z', 'en', 'UTC', 'Tuesday, November 18, 2025'],
  ['2026-11-19T23:50:00Z', 'ar', 'UTC', 'أمس'],
  ['2026-11-20T00:10:00Z', 'tr', 'UTC', 'Bugün'],
])('%s is, in %s and %s, %s', (instant, language, zone, name) => {
  expect(dayName(instant, NOW, language, zone)).toBe(name);
});
