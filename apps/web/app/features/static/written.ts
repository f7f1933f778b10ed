import { isRightToLeft, type LanguageCode } from '@kandil/i18n';

/** The attributes of what is written in another language than the page, so that it is read and set as that language. */
export function writtenIn(language: LanguageCode): { lang: LanguageCode; dir: 'ltr' | 'rtl' } {
  return { lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' };
}
