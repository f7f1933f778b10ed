import { FALLBACK_LANGUAGE, isLanguageCode, isRightToLeft } from './languages.ts';

export type Texts = Readonly<Record<string, string>>;
export type TextParams = Readonly<Record<string, string | number>>;

/** Plural keys of a record without their `_one`, `_other` ... suffix: `seasons_one` becomes `seasons`. */
export type TextKey<T extends Texts> = {
  [K in keyof T & string]: K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K;
}[keyof T & string];

export type Translate<Key extends string> = (key: Key, params?: TextParams) => string;

/** LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE, which also work in attributes. */
const ISOLATE = '\u2066';
const END = '\u2069';

const WORDS = /\p{L}/u;

/**
 * Marks an English text that stands in for a missing one. A paragraph ends every isolate, so each has its own. A text
 * without words, such as '{number}. {title}', belongs to every language and stays as it is.
 */
export function asFallback(text: string): string {
  if (!WORDS.test(text.replace(/\{\w+\}/g, ''))) return text;
  return text.replace(/[^\n]+/g, (paragraph) => ISOLATE + paragraph + END);
}

/** WORD JOINER, which is invisible: begins a translated text that fell back to English, where the caller wants it. */
export const FALLBACK_MARK = '\u2060';

/** A fallback text without its marks, for an element that has its language and direction. */
export const withoutMarks = (text: string): string =>
  text.startsWith(FALLBACK_MARK) ? text.replace(/[\u2060\u2066\u2069]/g, '') : text;

export const isFallback = (text: string): boolean => text.startsWith(ISOLATE);

/** How a language selects a form and writes a number. */
function grammarOf(language: string) {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language, { useGrouping: false });
  return {
    textOf(texts: Texts, key: string, count: unknown): string | undefined {
      if (typeof count !== 'number') return texts[key];
      return texts[`${key}_${plural.select(count)}`] ?? texts[`${key}_other`] ?? texts[key];
    },
    written: (value: string | number) => (typeof value === 'number' ? number.format(value) : value),
  };
}

/**
 * Returns the translate function of one language. It fills `{name}` from the parameters, writes numbers in the
 * language's digits, and selects the plural form by `count` (CLDR plural rules). A text that fell back to English
 * follows English rules; in a right-to-left language it is isolated, so that it keeps its order. A key without a text
 * returns itself, so that a gap is visible but breaks nothing.
 * @param mark begins every text that fell back to English
 */
export function createTranslate<Key extends string>(
  texts: Texts,
  language: string,
  mark = '',
): Translate<Key> {
  const own = grammarOf(language);
  const english = grammarOf(FALLBACK_LANGUAGE);
  const rtl = isLanguageCode(language) && isRightToLeft(language);
  return (key, params = {}) => {
    const count = params['count'];
    let text = own.textOf(texts, key, count) ?? key;
    const fellBack = isFallback(text);
    if (fellBack) {
      text = english.textOf(texts, key, count) ?? text;
      if (!rtl) text = text.replace(/[\u2066\u2069]/g, '');
      text = mark + text;
    }
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return value === undefined ? whole : (fellBack ? english : own).written(value);
    });
  };
}
