import { createTranslate, type LanguageCode, type UiKey } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { expect, test } from 'vitest';
import { playerLabels } from './labels.ts';

test.each([
  ['en', 1, '1 minute behind live'],
  ['en', 12, '12 minutes behind live'],
  ['ar', 2, 'متأخر دقيقتين عن البث المباشر'],
  ['ar', 5, 'متأخر 5 دقائق عن البث المباشر'],
] satisfies [LanguageCode, number, string][])(
  'the live slider reads its delay in %s: %i',
  (language, minutes, text) => {
    const t = createTranslate<UiKey>(textsOf(language, 'ui'), language);
    expect(playerLabels(t, true).minutesBehindLive(minutes)).toBe(text);
  },
);
