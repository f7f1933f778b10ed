import { describe, expect, test } from 'vitest';
import { acceptedLanguages, chooseLanguage, LANGUAGES } from './languages.ts';

test('lists twelve languages, each with its name in its own script', { tags: ['I18N-02'] }, () => {
  const codes = LANGUAGES.map(({ code }) => code).join(' ');
  expect(codes).toBe('ar en fr es ur fa bn hi ms id sw ru');
  expect(LANGUAGES.find(({ code }) => code === 'fa')).toEqual({
    code: 'fa',
    label: 'فارسی',
    info: 'Persian',
    rtl: true,
  });
});

test('three of them run right to left', () => {
  const rightToLeft = LANGUAGES.filter(({ rtl }) => rtl).map(({ code }) => code);
  expect(rightToLeft).toEqual(['ar', 'ur', 'fa']);
});

describe('choosing a language', () => {
  test.each(['ar', 'en', 'fr', 'es', 'ur', 'fa', 'bn', 'hi', 'ms', 'id'])(
    '%s is detected from the browser',
    { tags: ['I18N-06'] },
    (code) => {
      expect(chooseLanguage({ browser: [`${code}-XX`] })).toBe(code);
    },
  );

  test('sw and ru can be chosen but are never detected', { tags: ['I18N-06'] }, () => {
    expect(chooseLanguage({ browser: ['sw', 'ru', 'fr'] })).toBe('fr');
    expect(chooseLanguage({ prefix: 'sw' })).toBe('sw');
    expect(chooseLanguage({ stored: 'ru' })).toBe('ru');
  });

  test("the old code 'in' means Indonesian", { tags: ['I18N-07'] }, () => {
    expect(chooseLanguage({ browser: ['in-ID'] })).toBe('id');
    expect(chooseLanguage({ stored: 'in' })).toBe('id');
  });

  test('falls back to English', { tags: ['I18N-08'] }, () => {
    expect(chooseLanguage({})).toBe('en');
    expect(chooseLanguage({ prefix: 'xx', stored: 'tlh', browser: ['de', 'nl'] })).toBe('en');
  });

  test('the prefix wins over cookie and browser', { tags: ['I18N-09'] }, () => {
    expect(chooseLanguage({ prefix: 'ur', stored: 'fr', browser: ['ar'] })).toBe('ur');
  });

  test('the cookie wins over the browser', { tags: ['I18N-10', 'I18N-11'] }, () => {
    expect(chooseLanguage({ stored: 'fr', browser: ['ar'] })).toBe('fr');
    expect(chooseLanguage({ browser: ['de', 'ar', 'fr'] })).toBe('ar');
  });

  test('the prefix of an unavailable language is ignored', { tags: ['I18N-12'] }, () => {
    expect(chooseLanguage({ prefix: 'de', stored: 'fa' })).toBe('fa');
  });
});

test('orders the languages of a header by preference', () => {
  expect(acceptedLanguages('fr;q=0.5, ar-EG, en;q=0.8, *;q=0')).toEqual(['ar-EG', 'en', 'fr']);
  expect(acceptedLanguages(undefined)).toEqual([]);
});
