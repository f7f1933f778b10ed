import { describe, expect, test } from 'vitest';
import { LOCALES, textsOf } from './locales/index.ts';
import { asFallback, createTranslate } from './translate.ts';

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

describe('a text that fell back to English', () => {
  const texts = { season_one: 'one', season_other: '\u2066{count} seasons\u2069' };

  test.each(['fa'] as const)('is isolated in %s, with its digits', (language) => {
    const t = createTranslate(textsOf(language, 'ui'), language);
    expect(t('title.seasons', { count: 2 })).toBe('\u20662 seasons\u2069');
    expect(t('nav.home')).toBe('\u2066Home\u2069');
  });

  test.each(['bn', 'sw'] as const)('is plain in %s, with English digits and forms', (language) => {
    const t = createTranslate(textsOf(language, 'ui'), language);
    expect(t('title.seasons', { count: 0 })).toBe('0 seasons');
    expect(t('nav.home')).toBe('Home');
  });

  test('is isolated in each paragraph: a paragraph ends an isolate', () => {
    expect(asFallback('one\n\ntwo')).toBe('\u2066one\u2069\n\n\u2066two\u2069');
  });

  test('without words belongs to every language', () => {
    const t = createTranslate<string>({ numbered: asFallback('{number}. {title}') }, 'fa');
    expect(t('numbered', { number: 2, title: 'چاه خشک' })).toBe('۲. چاه خشک');
  });

  test('stands beside translated texts, which keep their rules', () => {
    const mixed = { ...texts, minutes: '{minutes} دقیقه' };
    const t = createTranslate<string>(mixed, 'fa');
    expect(t('minutes', { minutes: 18 })).toBe('۱۸ دقیقه');
    expect(t('season', { count: 4 })).toBe('\u20664 seasons\u2069');
  });
});

test('complete languages have nothing marked as a fallback', () => {
  for (const language of ['en', 'ar'] as const)
    expect(textsOf(language, 'ui')).toEqual(LOCALES[language].ui);
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
