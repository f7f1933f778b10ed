import { FALLBACK_LANGUAGE, type LanguageCode } from '@kandil/i18n';
import type { AboutText, GivingText, TextDocument } from './tree.ts';

type Load<T> = () => Promise<{ text: T }>;
/** A text in its languages; English, the default, always exists. */
export type Translations<T> = Readonly<
  Partial<Record<LanguageCode, Load<T>>> & Record<'en', Load<T>>
>;

/** Each text in each language is a module, so that nobody downloads another language. */
const documents = {
  cookiePolicy: {
    en: () => import('./cookie-policy.en.ts'),
    ar: () => import('./cookie-policy.ar.ts'),
  },
  termsOfUse: {
    en: () => import('./terms-of-use.en.ts'),
    ar: () => import('./terms-of-use.ar.ts'),
  },
  privacyPolicy: {
    en: () => import('./privacy-policy.en.ts'),
    ar: () => import('./privacy-policy.ar.ts'),
  },
  dataProtection: {
    en: () => import('./data-protection.en.ts'),
    ar: () => import('./data-protection.ar.ts'),
  },
} as const satisfies Record<string, Translations<TextDocument>>;

const about: Translations<AboutText> = {
  en: () => import('./about.en.ts'),
  ar: () => import('./about.ar.ts'),
};
const giving: Translations<GivingText> = {
  en: () => import('./giving.en.ts'),
  ar: () => import('./giving.ar.ts'),
};

export const LIBRARY = { ...documents, about, giving };

export interface Written<T> {
  text: T;
  /** The language of the text, which may differ from the visitor's. */
  language: LanguageCode;
}

/** The text in the visitor's language, else in English (SCREEN-32, SCREEN-33). */
export async function textIn<T>(
  translations: Translations<T>,
  language: LanguageCode,
): Promise<Written<T>> {
  const load = translations[language];
  if (load) return { text: (await load()).text, language };
  return { text: (await translations.en()).text, language: FALLBACK_LANGUAGE };
}
