import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '../../packages/i18n/src/languages.ts';
import { claimFaults } from '../../packages/i18n/src/claims.ts';
import { typographyFaults } from '../../packages/i18n/src/typography.ts';
import { writingFaults } from '../../packages/i18n/src/writing.ts';
import { LOCALES } from '../../packages/i18n/src/locales/index.ts';

/** The demo's names of the service. */
const DEMO_NAMES = (
  JSON.parse(readFileSync(new URL('../../demo/site/site.json', import.meta.url), 'utf8')) as {
    name: Record<LanguageCode, string>;
  }
).name;

type Texts = Readonly<Record<string, string>>;
type Locale = Readonly<Record<string, Texts>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Keys of a language: those of English, with that language's own plural forms (CLDR). */
function expectedKeys(english: Texts, language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) => {
    const base = key.replace(PLURAL, '');
    const isPlural = base !== key && `${base}_other` in english;
    return isPlural ? forms.map((form) => `${base}_${form}`) : [key];
  });
  return [...new Set(keys)];
}

/** The placeholders of a text. `{brand}` is filled everywhere, so a text may use it where English does not. */
const places = (text: string | undefined) => new Set(text?.match(/\{(?!brand\})\w+\}/g));

/** A text may omit its number, as "one day" does, but may not use a placeholder that English lacks. */
function wrongPlaces(key: string, text: string, english: Texts): string[] {
  const source = english[key] ?? english[key.replace(PLURAL, '_other')];
  const expected = places(source);
  const got = places(text);
  const isCount = (place: string) => place === '{count}' && PLURAL.test(key);
  const unknown = [...got].filter((place) => !expected.has(place) && !isCount(place));
  const missing = [...expected].filter((place) => !got.has(place) && !isCount(place));
  return [...unknown, ...missing];
}

/** English texts that the specification writes with straight quotation marks. */
const AS_SPECIFIED = new Set(['search.found', 'search.none']);

/** The end of a sentence; a short word before it may be an abbreviation. */
const SENTENCE = /[\p{L}\p{M}\p{N}}»”)]{3}[.।۔][”»’)]?$/u;
/** A placeholder may bring its own mark, as Russian dates do («г.»). */
const ENDED = /(?:[.!?…।۔؟][”»’)]?|\})$/;

/** A sentence ends with its mark in every language, a label in none. */
function endFaults(text: string, english = ''): string[] {
  const isLost = SENTENCE.test(english) && !ENDED.test(text);
  const isAdded = SENTENCE.test(text) && !ENDED.test(english);
  return english && (isLost || isAdded) ? ['another end of the sentence than English'] : [];
}

/** Texts whose subject is no claim: prayer times, and what the avatars show. */
const OWN_SUBJECT = /^(?:prayer|avatar)\./;

/** The name of the service is the operator's: texts say {brand}. A word joined before it makes it another word: `القنديل` is a lamp. */
const brandFaults = (language: LanguageCode, text: string): string[] =>
  new RegExp(`(?<!\\p{L})(?:${DEMO_NAMES[language]}|Kandil)`, 'u').test(text)
    ? ['the name of the product instead of {brand}']
    : [];

/** Where the form `one` is for 21 and 31, too, as in Russian, it may not say "one" in words. */
function countFaults(language: string, key: string, text: string): string[] {
  if (!key.endsWith('_one') || text.includes('{count}')) return [];
  return new Intl.PluralRules(language).select(21) === 'one' ? ['no {count}, which may be 21'] : [];
}

function compareSection(
  language: LanguageCode,
  section: string,
  english: Texts,
  texts: Texts,
): string[] {
  const expected = expectedKeys(english, language);
  const missing = expected.filter((key) => !texts[key]?.trim());
  const at = (key: string) => `${language}/${section}.ts: ${key}`;
  return [
    ...missing.map((key) => `${at(key)} is missing`),
    ...Object.keys(texts)
      .filter((key) => !expected.includes(key))
      .map((key) => `${at(key)} does not exist in English`),
    ...Object.entries(texts).flatMap(([key, text]) =>
      wrongPlaces(key, text, english).map((place) => `${at(key)} and English differ in ${place}`),
    ),
    ...Object.entries(texts)
      .filter(([key]) => !missing.includes(key))
      .flatMap(([key, text]) =>
        [
          ...writingFaults(language, text, english[key]),
          ...brandFaults(language, text),
          ...(OWN_SUBJECT.test(key) ? [] : claimFaults(language, text)),
          ...countFaults(language, key, text),
          ...endFaults(text, english[key]),
          ...(AS_SPECIFIED.has(key) && language === 'en' ? [] : typographyFaults(language, text)),
        ].map((fault) => `${at(key)} has ${fault}`),
      ),
  ];
}

/** Compares every language with English: its keys, plural forms and placeholders, and how it is written. */
export function translationFaults(locales: Readonly<Record<string, Locale>>): string[] {
  const english = locales['en'] ?? {};
  return (Object.entries(locales) as [LanguageCode, Locale][]).flatMap(([language, locale]) =>
    Object.entries(english).flatMap(([section, texts]) =>
      compareSection(language, section, texts, locale[section] ?? {}),
    ),
  );
}

const FEWEST_TERMS = 55;

/** Every language has a glossary: how it is written, and its terms. */
export function glossaryFaults(language: string, glossary: string | null): string[] {
  if (glossary === null) return [`${language} has no packages/i18n/glossary/${language}.md`];
  const terms = glossary.split('\n').filter((line) => line.startsWith('| ')).length - 2;
  return [
    ...(glossary.includes('\n## Style\n') ? [] : [`glossary/${language}.md has no style note`]),
    ...(terms >= FEWEST_TERMS ? [] : [`glossary/${language}.md has ${terms} terms`]),
  ];
}

function glossaryOf(language: string): string | null {
  const path = join(import.meta.dirname, `../../packages/i18n/glossary/${language}.md`);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

export const checkTranslations = () => [
  ...translationFaults(LOCALES),
  ...LANGUAGE_CODES.flatMap((code) => glossaryFaults(code, glossaryOf(code))),
];
