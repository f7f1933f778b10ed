import { createTranslate, type LanguageCode, siteTexts, type TextParams } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import site from '../../demo/site/site.json' with { type: 'json' };

export type Words = (key: string, params?: TextParams) => string;

/** The words of the interface, or of the services, in a language, as people of the demo see them. */
export function wordsOf(
  language: LanguageCode,
  section: 'ui' | 'messages' | 'errors' = 'ui',
): Words {
  return createTranslate<string>(siteTexts(textsOf(language, section), language, site), language);
}
