import {
  createTranslate,
  FALLBACK_LANGUAGE,
  isLanguageCode,
  type LanguageCode,
  type MessageKey,
  type Translate,
} from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';

const translators = new Map<LanguageCode, Translate<MessageKey>>();

/** Translates messages of the services; an unknown language counts as English. */
export function wordsOf(language: string): Translate<MessageKey> {
  const code = isLanguageCode(language) ? language : FALLBACK_LANGUAGE;
  let translate = translators.get(code);
  if (!translate)
    translators.set(code, (translate = createTranslate(textsOf(code, 'messages'), code)));
  return translate;
}
