import { FALLBACK_LANGUAGE, type LanguageCode } from '@kandil/i18n';
import type { AboutText, GivingText, TextDocument } from './tree.ts';

type Load<T> = () => Promise<{ text: T }>;
/** A text in its languages; English, the default, always exists. */
export type Translations<T> = Readonly<
  Partial<Record<LanguageCode, Load<T>>> & Record<'en', Load<T>>
>;

/** Each text in each language is a module, so that nobody downloads another language. */
const modules = import.meta.glob<{ text: unknown }>('./*/*.ts');

/** The languages that have a folder with this text. The shape of a module is checked where the text is written. */
function inLanguages<T>(name: string): Translations<T> {
  const found = Object.entries(modules)
    .filter(([path]) => path.endsWith(`/${name}.ts`))
    .map(([path, load]) => [path.split('/')[1], load]);
  return Object.fromEntries(found) as Translations<T>;
}

export const LIBRARY = {
  cookiePolicy: inLanguages<TextDocument>('cookie-policy'),
  termsOfUse: inLanguages<TextDocument>('terms-of-use'),
  privacyPolicy: inLanguages<TextDocument>('privacy-policy'),
  dataProtection: inLanguages<TextDocument>('data-protection'),
  about: inLanguages<AboutText>('about'),
  giving: inLanguages<GivingText>('giving'),
};

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
