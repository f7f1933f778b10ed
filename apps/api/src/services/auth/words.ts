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

/** Words the messages of a language; one that is not ours counts as English. */
export function wordsOf(language: string): Translate<MessageKey> {
  const code = isLanguageCode(language) ? language : FALLBACK_LANGUAGE;
  let translate = translators.get(code);
  if (!translate)
    translators.set(code, (translate = createTranslate(textsOf(code, 'messages'), code)));
  return translate;
}

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Text of a person inside a sentence of ours: its direction stays its own (security rule 6). */
export function isolated(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE;
}
