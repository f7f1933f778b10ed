import type { Translations } from '#app/data/pages/text-data.ts';
import type { GivingText, TextDocument } from './tree.ts';

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
  giving: inLanguages<GivingText>('giving'),
};
