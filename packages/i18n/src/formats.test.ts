import { expect, test } from 'vitest';
import { dateText, momentText, moneyText, spanText } from './formats.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { localeOf, ownDigits } from './locale.ts';

const plain = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '');
const AT = new Date('2027-05-16T18:42:00Z');

test.each(LANGUAGE_CODES)('%s has one set of digits in numbers, amounts and dates', (language) => {
  const digits = { fa: /[۰-۹]/u, bn: /[০-৯]/u }[language as string] ?? /[0-9]/u;
  const texts = [
    moneyText({ amount: 123_456, currency: 'USD' }, language),
    dateText(AT, language, 'UTC'),
    momentText(AT, language, 'Asia/Tehran'),
    ownDigits('13+', language),
    new Intl.RelativeTimeFormat(localeOf(language)).format(-3, 'day'),
  ];
  for (const text of texts)
    for (const digit of text.match(/\p{Nd}/gu) ?? ['?']) expect(digit, text).toMatch(digits);
});

test('amounts have the decimals of their currency', () => {
  expect(moneyText({ amount: 3999, currency: 'USD' }, 'en')).toBe('$39.99');
  expect(moneyText({ amount: 3999, currency: 'JPY' }, 'en')).toBe('¥3,999');
  expect(moneyText({ amount: 39_990, currency: 'KWD' }, 'en')).toContain('39.990');
});

test('amounts are isolated where text runs right to left, and only there', () => {
  const of = (language: string) => moneyText({ amount: 499, currency: 'USD' }, language);
  for (const language of ['ar', 'ur', 'fa']) expect(of(language)).toMatch(/^\u2066.*\u2069$/u);
  expect(of('en')).toBe('$4.99');
  expect(plain(of('fa'))).toBe('$۴٫۹۹');
});

test('Persian dates are solar, Arabic ones Gregorian', () => {
  expect(dateText(AT, 'fa', 'UTC')).toBe('۲۶ اردیبهشت ۱۴۰۶');
  expect(dateText(AT, 'ar', 'UTC')).toBe('16 مايو 2027');
});

test('a span over midnight keeps the day of its end apart from the zone of its beginning', () => {
  const of = (language: string) =>
    spanText(new Date('2026-11-30T23:26Z'), new Date('2026-12-01T00:56Z'), language, 'UTC');
  expect(of('ar')).toBe('30 نوفمبر في 11:26 م UTC\u200f – 1 ديسمبر في 12:56 ص UTC');
  expect(of('ur')).toContain('UTC\u200f – 1');
  expect(of('fr')).not.toContain('\u200f');
});
