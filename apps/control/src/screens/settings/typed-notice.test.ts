import { LONGEST_NOTICE, MOST_NOTICE_DAYS } from '@kandil/contract/control/settings';
import { expect, test } from 'vitest';
import { fieldOf, noticeOf, problemsOf, type TypedNotice, typedOf } from './typed-notice.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-20T12:34:56Z');
const BEGIN = NOW + 3 * DAY;

/** Moments as fields have them, in milliseconds after the begin. */
const typed = (showFrom: number, until: number, part: Partial<TypedNotice> = {}): TypedNotice => ({
  showFrom: fieldOf(BEGIN + showFrom),
  from: fieldOf(BEGIN),
  until: fieldOf(BEGIN + until),
  texts: {},
  ...part,
});
const wrong = (notice: TypedNotice, now = NOW) =>
  Object.entries(problemsOf(notice, now)).flatMap(([field, problem]) => (problem ? [field] : []));

test('a moment is in the zone of the device, to the minute', () => {
  expect(fieldOf(NOW)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/v);
  expect(new Date(fieldOf(NOW)).getTime()).toBe(NOW - 56_000);
});

test('a new notice is of an hour tomorrow, from a full hour on, and is announced now', () => {
  const { showFrom, from, until } = typedOf(null, NOW);
  expect(showFrom).toBe(fieldOf(NOW));
  expect(from).toBe(fieldOf(Date.parse('2026-11-21T13:00:00Z')));
  expect(until).toBe(fieldOf(Date.parse('2026-11-21T14:00:00Z')));
});

const MOST = MOST_NOTICE_DAYS * DAY;
test.each([
  ['that begins as it is shown', typed(0, MINUTE), []],
  ['that is shown after it began', typed(MINUTE, HOUR), ['showFrom']],
  ['that is announced as early as may be', typed(-MOST, HOUR), []],
  ['that is announced earlier', typed(-MOST - MINUTE, HOUR), ['showFrom']],
  ['as long as may be', typed(0, MOST), []],
  ['that is longer', typed(0, MOST + MINUTE), ['until']],
  ['that ends as it begins', typed(0, 0), ['until']],
  ['that is over', typed(-3 * DAY, -3 * DAY), ['until']],
  ['without a beginning', typed(0, HOUR, { from: '' }), ['from']],
  [
    'with nothing',
    typed(0, 0, { showFrom: '', from: '', until: '' }),
    ['showFrom', 'from', 'until'],
  ],
  ['with a long text', typed(0, HOUR, { texts: { en: ` ${'x'.repeat(LONGEST_NOTICE)} ` } }), []],
  [
    'with a longer text',
    typed(0, HOUR, { texts: { en: 'x'.repeat(LONGEST_NOTICE + 1) } }),
    ['texts'],
  ],
])('a notice %s', (_what, notice, fields) => {
  expect(wrong(notice)).toEqual(fields);
});

test('a notice whose end has passed meanwhile', () => {
  expect(wrong(typed(0, HOUR), BEGIN + DAY)).toEqual(['until']);
});

test('empty texts are not sent', () => {
  const { texts } = noticeOf(typed(0, HOUR, { texts: { en: ' Back soon ', ar: ' ', fr: '' } }));
  expect(texts).toEqual({ en: 'Back soon' });
});
