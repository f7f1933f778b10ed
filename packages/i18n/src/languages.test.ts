import { describe, expect, test } from 'vitest';
import { acceptedLanguages, chooseLanguage, LANGUAGES } from './languages.ts';

test('the twelve languages, each with its name in its own script', { tags: ['I18N-02'] }, () => {
  const codes = LANGUAGES.map(({ code }) => code).join(' ');
  expect(codes).toBe('ar en fr es ur fa bn hi ms id sw ru');
  expect(LANGUAGES.find(({ code }) => code === 'fa')).toEqual({
    code: 'fa',
    label: 'فارسی',
    info: 'Persian',
    rtl: true,
  });
});

test('three of them are written from right to left', () => {
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

  test('sw and ru are chosen, never detected', { tags: ['I18N-06'] }, () => {
    expect(chooseLanguage({ browser: ['sw', 'ru', 'fr'] })).toBe('fr');
    expect(chooseLanguage({ prefix: 'sw' })).toBe('sw');
    expect(chooseLanguage({ stored: 'ru' })).toBe('ru');
  });

  test("the old code 'in' means Indonesian", { tags: ['I18N-07'] }, () => {
    expect(chooseLanguage({ browser: ['in-ID'] })).toBe('id');
    expect(chooseLanguage({ stored: 'in' })).toBe('id');
  });

  test('English when nothing else is known', { tags: ['I18N-08'] }, () => {
    expect(chooseLanguage({})).toBe('en');
    expect(chooseLanguage({ prefix: 'xx', stored: 'tlh', browser: ['de', 'nl'] })).toBe('en');
  });

  test('the prefix counts before cookie and browser', { tags: ['I18N-09'] }, () => {
    expect(chooseLanguage({ prefix: 'ur', stored: 'fr', browser: ['ar'] })).toBe('ur');
  });

  test('then the cookie, then the browser', { tags: ['I18N-10', 'I18N-11'] }, () => {
    expect(chooseLanguage({ stored: 'fr', browser: ['ar'] })).toBe('fr');
    expect(chooseLanguage({ browser: ['de', 'ar', 'fr'] })).toBe('ar');
  });

  test('a prefix of a language that is not available is none', { tags: ['I18N-12'] }, () => {
    expect(chooseLanguage({ prefix: 'de', stored: 'fa' })).toBe('fa');
  });
});

test('languages of a header come best first', () => {
  expect(acceptedLanguages('fr;q=0.5, ar-EG, en;q=0.8, *;q=0')).toEqual(['ar-EG', 'en', 'fr']);
  expect(acceptedLanguages(undefined)).toEqual([]);
});
