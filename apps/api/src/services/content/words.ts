import { createTranslate, type LanguageCode, type MessageKey, type Translate } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';

const translators = new Map<LanguageCode, Translate<MessageKey>>();

/** Words the messages of a language. */
export function wordsOf(language: LanguageCode): Translate<MessageKey> {
  let translate = translators.get(language);
  if (!translate) translators.set(language, (translate = createTranslate(textsOf(language, 'messages'), language)));
  return translate;
}
