import { localeOf } from './locale.ts';

export type Texts = Readonly<Record<string, string>>;
export type TextParams = Readonly<Record<string, string | number>>;

/** Plural keys of a record without their `_one`, `_other` ... suffix: `seasons_one` becomes `seasons`. */
export type TextKey<T extends Texts> = {
  [K in keyof T & string]: K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K;
}[keyof T & string];

export type Translate<Key extends string> = (key: Key, params?: TextParams) => string;

/** The plural forms and digits of a language. */
function grammarOf(language: string) {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(localeOf(language), { useGrouping: false });
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
 * language's digits, and selects the plural form by `count` (CLDR plural rules). An unknown key is returned as it is.
 * `{brand}` was filled before, for all texts (`siteTexts`).
 */
export function createTranslate<Key extends string>(
  texts: Texts,
  language: string,
): Translate<Key> {
  const { textOf, written } = grammarOf(language);
  return (key, params = {}) =>
    (textOf(texts, key, params['count']) ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return value === undefined ? whole : written(value);
    });
}
