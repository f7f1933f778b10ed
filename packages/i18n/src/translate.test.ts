import { expect, test } from 'vitest';
import { LOCALES, textsOf } from './locales/index.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { createTranslate } from './translate.ts';
import { writingFaults } from './writing.ts';

const forms = {
  episodes_zero: 'لا حلقات',
  episodes_one: 'حلقة واحدة',
  episodes_two: 'حلقتان',
  episodes_few: '{count} حلقات',
  episodes_many: '{count} حلقة',
  episodes_other: '{count} من الحلقات',
};

test('Arabic has six plural forms', () => {
  const t = createTranslate(forms, 'ar');
  const texts = [0, 1, 2, 3, 11, 100].map((count) => t('episodes', { count }));
  expect(texts).toEqual([
    'لا حلقات',
    'حلقة واحدة',
    'حلقتان',
    '3 حلقات',
    '11 حلقة',
    '100 من الحلقات',
  ]);
});

test('a missing plural form falls back to `other`', () => {
  const t = createTranslate(
    { seasons_one: '{count} season', seasons_other: '{count} seasons' },
    'ru',
  );
  expect(t('seasons', { count: 1 })).toBe('1 season');
  expect(t('seasons', { count: 3 })).toBe('3 seasons');
});

test('fills parameters and leaves those without a value visible', () => {
  const t = createTranslate({ greeting: 'Salam {name}, {name}! {when}' }, 'en');
  expect(t('greeting', { name: 'Meryem' })).toBe('Salam Meryem, Meryem! {when}');
});

test("writes numbers in the language's digits", () => {
  expect(createTranslate({ left: '{minutes}' }, 'fa')('left', { minutes: 18 })).toBe('۱۸');
});

test('returns the key when there is no text', () => {
  expect(createTranslate<string>({}, 'en')('nowhere.to.be.found')).toBe('nowhere.to.be.found');
});

test(
  'the default error message has the key that the specification names',
  { tags: ['I18N-17', 'ERROR-34'] },
  () => {
    const text = 'Unexpected error happened, please try again!';
    expect(textsOf('en', 'ui')['loadingPage.unexpectedError']).toBe(text);
    expect(textsOf('en', 'errors')['UNEXPECTED']).toBe(text);
  },
);

test('the default error message is in every language', { tags: ['I18N-16'] }, () => {
  const texts = LANGUAGE_CODES.map((code) => textsOf(code, 'ui')['loadingPage.unexpectedError']);
  expect(new Set(texts).size).toBe(LANGUAGE_CODES.length);
  LANGUAGE_CODES.forEach((code, index) => {
    expect(writingFaults(code, texts[index] ?? '', texts[LANGUAGE_CODES.indexOf('en')])).toEqual(
      [],
    );
    expect(textsOf(code, 'errors')['UNEXPECTED']).toBe(texts[index]);
  });
});

test('Arabic has the same parameters as English', () => {
  const gaps = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();
  const differing = (['ui', 'errors', 'messages'] as const).flatMap((section) =>
    Object.entries(LOCALES.ar[section]).filter(([key, text]) => {
      const english = LOCALES.en[section][key];
      // A plural form may write its number as a word.
      return english !== undefined && !key.includes('_') && gaps(text) !== gaps(english);
    }),
  );
  expect(differing).toEqual([]);
});
