import { describe, expect, test } from 'vitest';
import { localTime } from '../../../../platform/local-time.ts';
import { firstAfter, instantsOf, readXmltvTime } from './xmltv-time.ts';

const HOUR = 3_600_000;
const at = (text: string, zone = 'UTC', after: number | null = null): number | null => {
  const time = readXmltvTime(text);
  return time && firstAfter(instantsOf(time, zone), after);
};

test.each([
  ['20261128203000 +0300', Date.UTC(2026, 10, 28, 17, 30)],
  ['20261128203000 -0330', Date.UTC(2026, 10, 29, 0, 0)],
  ['20261128203000 +05:45', Date.UTC(2026, 10, 28, 14, 45)],
  ['202611282030+0000', Date.UTC(2026, 10, 28, 20, 30)],
  ['20261128203015 UTC', Date.UTC(2026, 10, 28, 20, 30, 15)],
  ['20261128203000Z', Date.UTC(2026, 10, 28, 20, 30)],
  ['20240229000000', Date.UTC(2024, 1, 29)],
])('reads %s', (text, instant) => {
  expect(at(text)).toBe(instant);
});

test.each([
  '',
  '2026-11-28T20:30:00Z',
  '20261128',
  '20260229000000',
  '20261128240000',
  '20261128206000',
  '20261128203000 +1500',
  '20261128203000 +0360',
  '20261128203000 MSK',
  '20261128203000 +0300 x',
])('does not read %s', (text) => {
  expect(readXmltvTime(text)).toBeNull();
});

/** The time of a moment on the clocks of a zone, as XMLTV writes it; by `Intl`. */
function written(instant: number, zone: string): string {
  const { day, seconds } = localTime(instant, zone);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${day.replaceAll('-', '')}${two(seconds / 3600)}${two((seconds / 60) % 60)}00`;
}

describe.each(['Europe/Berlin', 'America/New_York', 'Asia/Tehran', 'Australia/Lord_Howe'])(
  'a year in %s',
  (zone) => {
    // 2022: the last year in which Tehran changed its clocks.
    test('is read as Intl writes it: days of 23 and 25 hours too', { timeout: 120_000 }, () => {
      const wrong: string[] = [];
      let previous = Date.UTC(2022, 0, 1);
      for (let instant = previous + HOUR / 2; instant < Date.UTC(2023, 0, 1); instant += HOUR / 2) {
        const text = written(instant, zone);
        const start = at(text, zone, previous);
        if (start !== instant) wrong.push(`${text}: ${((start ?? 0) - instant) / HOUR} hours off`);
        previous = instant;
      }
      expect(wrong).toEqual([]);
    });
  },
);

test('a programme that ends in the hour shown twice ends after it begins', () => {
  const start = Date.UTC(2026, 9, 25, 0, 30); // 02:30 in Berlin, the first time
  expect(at('20261025020000', 'Europe/Berlin', start)).toBe(Date.UTC(2026, 9, 25, 1));
  expect(at('20261025023000', 'Europe/Berlin', start)).toBe(Date.UTC(2026, 9, 25, 1, 30));
  expect(at('20261025030000', 'Europe/Berlin', start)).toBe(Date.UTC(2026, 9, 25, 2));
});

test('a time that the clock skips is as long after the change', () => {
  expect(at('20260329023000', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1, 30));
  expect(at('20260329020000', 'Europe/Berlin')).toBe(at('20260329030000', 'Europe/Berlin'));
});
