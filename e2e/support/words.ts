import { createTranslate, type LanguageCode, type TextParams } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';

export type Words = (key: string, params?: TextParams) => string;

/** The words of the interface, or of the services, in a language, as people see them. */
export function wordsOf(
  language: LanguageCode,
  section: 'ui' | 'messages' | 'errors' = 'ui',
): Words {
  return createTranslate<string>(textsOf(language, section), language);
}
