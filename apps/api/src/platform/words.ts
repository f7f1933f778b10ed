import {
  createTranslate,
  type ErrorKey,
  FALLBACK_LANGUAGE,
  isLanguageCode,
  type LanguageCode,
  type MessageKey,
  siteTexts,
  type Translate,
} from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { ofSite } from './site.ts';

const translator = ofSite<LanguageCode, Translate<MessageKey>>((language, site) =>
  createTranslate(siteTexts(textsOf(language, 'messages'), language, site), language),
);

/** Translates messages of the services; an unknown language counts as English. */
export const wordsOf = (language: string): Translate<MessageKey> =>
  translator(isLanguageCode(language) ? language : FALLBACK_LANGUAGE);

/** Translates error codes. */
export const errorWordsOf = ofSite<LanguageCode, Translate<ErrorKey>>((language, site) =>
  createTranslate(siteTexts(textsOf(language, 'errors'), language, site), language),
);
