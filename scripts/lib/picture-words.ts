import type { LanguageCode } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { README_PICTURES, type ReadmePicture } from '../../e2e/support/screens/readme.ts';
import { readText } from './paths.ts';

/** The texts that each picture of the README showed when it was taken, written with the pictures. */
export const WORDS_FILE = 'docs/pictures/words.json';
export type PictureWords = Readonly<Record<string, readonly string[]>>;

const DEMO = ['demo/catalogue.json', 'demo/offers.json', 'demo/site/site.json'];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  // The ages of titles, which pages show as `7+`.
  if (typeof value === 'number') return [`${value}+`];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** All whole texts that the product may show in a language: those of the interface and those of the demo. */
export function productTexts(language: LanguageCode): ReadonlySet<string> {
  const demo = DEMO.flatMap((path) => stringsIn(JSON.parse(readText(path))));
  const sections = (['ui', 'messages'] as const).map((section) => textsOf(language, section));
  return new Set([...sections.flatMap((texts) => Object.values(texts)), ...demo]);
}

/** Texts that a picture shows and the product no longer has. */
export function outdatedWords(
  words: PictureWords,
  textsFor: (language: LanguageCode) => ReadonlySet<string> = productTexts,
  pictures: readonly ReadmePicture[] = README_PICTURES,
): string[] {
  return pictures.flatMap(({ file, language }) => {
    const texts = textsFor(language);
    const shown = words[file];
    if (!shown) return [`${WORDS_FILE} has no words of ${file}`];
    return shown
      .filter((text) => !texts.has(text))
      .map((text) => `docs/pictures/${file} shows “${text}”, which the product no longer says`);
  });
}
