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
 * Marks a fallback text: an English text in place of a missing translation. Each paragraph gets its own isolate, because
 * a line break ends an isolate. A text without words, such as '{number}. {title}', fits every language and is not marked.
 */
export function asFallback(text: string): string {
  if (!WORDS.test(text.replace(/\{\w+\}/g, ''))) return text;
  return text.replace(/[^\n]+/g, (paragraph) => ISOLATE + paragraph + END);
}

/** WORD JOINER, which is invisible: the usual `mark` of `createTranslate`. */
export const FALLBACK_MARK = '\u2060';

/** A fallback text without its marks, for an element with `lang` and `dir`. */
export const withoutMarks = (text: string): string =>
  text.startsWith(FALLBACK_MARK) ? text.replace(/[\u2060\u2066\u2069]/g, '') : text;

export const isFallback = (text: string): boolean => text.startsWith(ISOLATE);

/** The plural forms and digits of a language. */
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
 * language's digits, and selects the plural form by `count` (CLDR plural rules). A fallback text follows English rules;
 * in a right-to-left language it is isolated, so that its words keep their order. An unknown key is returned as it is.
 * @param mark prefix of every fallback text
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
