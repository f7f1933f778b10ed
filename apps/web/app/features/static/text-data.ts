import type { LanguageCode } from '@kandil/i18n';
import { data, useLoaderData } from 'react-router';
import '#app/data/start/boot.ts';
import { webContext } from '#app/data/start/load-context.ts';
import type { LoadFailure, Loaders } from '#app/data/pages/route-data.ts';
import { textIn, type Translations, type Written } from './texts/library.ts';

/** Loaders of a page that is a text: the server reads it from memory, the browser loads a chunk of its language. */
export function textData<T>(translations: Translations<T>): Loaders<Written<T>> {
  return {
    loader: ({ context }) => textIn(translations, context.get(webContext).visitor.language),
    clientLoader: () => fetched(translations, window.boot.language),
    useData: () => useLoaderData() as Written<T>,
  };
}

async function fetched<T>(
  translations: Translations<T>,
  language: LanguageCode,
): Promise<Written<T>> {
  try {
    return await textIn(translations, language);
  } catch {
    // A chunk that fails to load is a network error, so the page offers a retry.
    throw data({ kind: 'network', message: '' } satisfies LoadFailure, { status: 503 });
  }
}
