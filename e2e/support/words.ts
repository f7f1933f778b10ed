import { createTranslate, type LanguageCode, type TextParams } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';

export type Words = (key: string, params?: TextParams) => string;

/** The words of the interface in a language, as people see them. */
export function wordsOf(language: LanguageCode): Words {
  return createTranslate<string>(textsOf(language, 'ui'), language);
}
