export type Texts = Readonly<Record<string, string>>;
export type TextParams = Readonly<Record<string, string | number>>;

/** Plural keys of a record lose their `_one`, `_other` ... ending: `seasons_one` is asked for as `seasons`. */
export type TextKey<T extends Texts> = {
  [K in keyof T & string]: K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K;
}[keyof T & string];

export type Translate<Key extends string> = (key: Key, params?: TextParams) => string;

/**
 * A function that words keys in one language. `{name}` is filled from the parameters, numbers in the
 * language's own digits; a key with plural forms takes the one that `count` asks for in that language
 * (CLDR plural rules). A key without text answers itself, so that a gap is seen and nothing breaks.
 */
export function createTranslate<Key extends string>(
  texts: Texts,
  language: string,
): Translate<Key> {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language, { useGrouping: false });
  const written = (value: string | number) =>
    typeof value === 'number' ? number.format(value) : value;
  const textOf = (key: string, count: unknown): string | undefined => {
    if (typeof count !== 'number') return texts[key];
    return texts[`${key}_${plural.select(count)}`] ?? texts[`${key}_other`] ?? texts[key];
  };
  return (key, params = {}) =>
    (textOf(key, params['count']) ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return value === undefined ? whole : written(value);
    });
}
