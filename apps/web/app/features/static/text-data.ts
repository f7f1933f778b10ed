import type { LanguageCode } from '@kandil/i18n';
import { data, useLoaderData } from 'react-router';
import '#app/data/start/boot.ts';
import { webContext } from '#app/data/start/load-context.ts';
import type { LoadFailure, Loaders } from '#app/data/reads/route-data.ts';
import { textIn, type Translations, type Written } from './texts/library.ts';

/** The two loaders of a page that is a text: on the server from memory, in the browser a chunk of that language. */
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
    // A chunk that does not come is a fault of the way there: the page offers another try.
    throw data({ kind: 'network', message: '' } satisfies LoadFailure, { status: 503 });
  }
}
