import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hijriOf, hijriText } from './hijri.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { writingFaults } from './writing.ts';

/** The first and the last day of each month of 1448 in every language; `~` is a no-break space. */
const [head = [], ...rows] = readFileSync(join(import.meta.dirname, 'hijri.table.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

test('the table has 24 days in every language', () => {
  expect(head.slice(1)).toEqual([...LANGUAGE_CODES]);
  expect(rows).toHaveLength(24);
});

test.each(LANGUAGE_CODES)('Hijri dates in %s', (language) => {
  const column = head.indexOf(language);
  const expected = rows.map(([day, ...texts]) => [day, texts[column - 1]]);
  const written = rows.map(([day = '']) => [
    day,
    hijriText(Date.parse(day), language).replaceAll('\u00a0', '~'),
  ]);
  expect(written).toEqual(expected);
  expect(written.flatMap(([, text = '']) => writingFaults(language, text))).toEqual([]);
});

test.each([
  ['the last day of 1447', '2026-06-15', { day: 29, month: 12, year: 1447 }],
  ['the first day of 1449', '2027-06-06', { day: 1, month: 1, year: 1449 }],
  ['the first day of the calendar', '1882-11-12', { day: 1, month: 1, year: 1300 }],
  ['the last day of the calendar', '2174-11-25', { day: 30, month: 12, year: 1600 }],
])('%s', (_, day, parts) => expect(hijriOf(Date.parse(day))).toEqual(parts));
