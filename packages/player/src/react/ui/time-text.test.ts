import { createTranslate, type LanguageCode, type UiKey } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { expect, test } from 'vitest';
import { behindText } from './time-text.ts';

test.each([
  ['en', 0, 'Live'],
  ['en', 31, '1 minute behind live'],
  ['en', 725, '12 minutes behind live'],
  ['ar', 120, 'متأخر دقيقتين عن البث المباشر'],
  ['ar', 300, 'متأخر 5 دقائق عن البث المباشر'],
] satisfies [LanguageCode, number, string][])(
  'in %s, %i seconds behind the live edge read %s',
  (language, behind, text) => {
    const t = createTranslate<UiKey>(textsOf(language, 'ui'), language);
    expect(behindText(behind, t)).toBe(text);
  },
);
