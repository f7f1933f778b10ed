import type { LanguageCode } from '../languages.ts';
import * as ar from './ar/index.ts';
import * as bn from './bn/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as fa from './fa/index.ts';
import * as fr from './fr/index.ts';
import * as hi from './hi/index.ts';
import * as id from './id/index.ts';
import * as ms from './ms/index.ts';
import * as ru from './ru/index.ts';
import * as sw from './sw/index.ts';
import * as ur from './ur/index.ts';

type Section = 'ui' | 'errors' | 'messages';
type Locale = Readonly<Record<Section, Readonly<Record<string, string>>>>;

/** All texts of all languages. For servers and checks: browsers fetch one language. */
export const LOCALES: Readonly<Record<LanguageCode, Locale>> = {
  ar,
  en,
  fr,
  es,
  ur,
  fa,
  bn,
  hi,
  ms,
  id,
  sw,
  ru,
};

/** The texts of one section in a language. The types of its files and `npm run check` keep every language complete. */
export const textsOf = (language: LanguageCode, section: Section): Locale[Section] =>
  LOCALES[language][section];
