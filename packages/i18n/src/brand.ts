import type { LanguageCode } from './languages.ts';

const LATIN = 'Kandil';
const OWN_SCRIPT: Partial<Record<string, string>> = {
  ar: 'قنديل',
  ur: 'قندیل',
  fa: 'قندیل',
  bn: 'কান্দিল',
  hi: 'कंदील',
  ru: 'Кандиль',
} satisfies Partial<Record<LanguageCode, string>>;

/**
 * The name of the product in a language: the only place where it stands. Texts use `{brand}`, which the translate
 * function fills.
 */
export const brandName = (language: string): string => OWN_SCRIPT[language] ?? LATIN;
