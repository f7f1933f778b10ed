import { isRightToLeft, type LanguageCode } from '@kandil/i18n';

/** The `lang` and `dir` attributes of a text whose language may differ from the page's. */
export function writtenIn(language: LanguageCode): { lang: LanguageCode; dir: 'ltr' | 'rtl' } {
  return { lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' };
}
