import { FALLBACK_LANGUAGE, type LanguageCode } from '@kandil/i18n';
import { data, useLoaderData } from 'react-router';
import '../start/boot.ts';
import { webContext } from '../start/load-context.ts';
import type { Site } from '../start/site.tsx';
import { type Load, type LoadFailure, type Loaders, pageData } from './route-data.ts';

type LoadText<T> = () => Promise<{ text: T }>;
/** A text in its languages; English, the default, always exists. */
export type Translations<T> = Readonly<
  Partial<Record<LanguageCode, LoadText<T>>> & Record<'en', LoadText<T>>
>;

export interface TextInLanguage<T> {
  text: T;
  /** The language of the text, which may differ from the visitor's. */
  language: LanguageCode;
}

/** What texts say of the site. */
export type TextSite = Pick<Site, 'name' | 'email'>;

/** The text in the visitor's language, else in English (SCREEN-32, SCREEN-33). */
export async function textIn<T>(
  translations: Translations<T>,
  language: LanguageCode,
  site: TextSite,
): Promise<TextInLanguage<T>> {
  const load = translations[language];
  if (load) return { text: filled((await load()).text, site), language };
  return { text: filled((await translations.en()).text, site), language: FALLBACK_LANGUAGE };
}

/** Fills `{brand}` and `{email}` in every string of a text. */
function filled<T>(text: T, { name, email }: TextSite): T {
  const fill = (value: string) => value.replaceAll('{brand}', name).replaceAll('{email}', email);
  return JSON.parse(JSON.stringify(text), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  ) as T;
}

/** Loaders of a page that is a text: the server reads it from memory, the browser loads a chunk of its language. */
export function textData<T>(translations: Translations<T>): Loaders<TextInLanguage<T>> {
  return {
    loader: ({ context }) => {
      const { visitor, site } = context.get(webContext);
      return textIn(translations, visitor.language, site.shown);
    },
    clientLoader: () => fetched(translations, window.boot.language),
    useData: () => useLoaderData() as TextInLanguage<T>,
  };
}

/** Loaders of a text with data beside it. */
export function textWith<T, D>(
  translations: Translations<T>,
  load: Load<D>,
): Loaders<TextInLanguage<T> & D> {
  const [text, data] = [textData(translations), pageData(load)];
  return {
    loader: async (args) => {
      const [written, loaded] = await Promise.all([text.loader(args), data.loader(args)]);
      return { ...written, ...loaded };
    },
    clientLoader: async (args) => {
      const [written, loaded] = await Promise.all([
        text.clientLoader(args),
        data.clientLoader(args),
      ]);
      return { ...written, ...loaded };
    },
    useData: () => useLoaderData() as TextInLanguage<T> & D,
  };
}

async function fetched<T>(
  translations: Translations<T>,
  language: LanguageCode,
): Promise<TextInLanguage<T>> {
  try {
    return await textIn(translations, language, window.boot.site);
  } catch {
    // A chunk that fails to load is a network error, so the page offers a retry.
    throw data({ kind: 'network', message: '' } satisfies LoadFailure, { status: 503 });
  }
}
