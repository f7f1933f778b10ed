/** The texts of one language. */
export interface Words {
  lang: string;
  /** The product's name. */
  brand: string;
  dir: 'ltr' | 'rtl';
  title: string;
  text: string;
  retry: string;
  still: string;
  /** With `{time}`. */
  copy: string;
  noTitle: string;
  noPlayer: string;
  home: string;
  myList: string;
  /** My List without titles. */
  empty: string;
}

/** What the server writes into the page. */
export interface PageTexts {
  texts: Record<string, Words>;
}

/** The texts of the first language that there is, as the server chooses: prefix, cookie, browser; else English. */
export function wordsOf(
  { texts }: PageTexts,
  requested: readonly (string | null | undefined)[],
): Words {
  const code = requested.find((each) => typeof each === 'string' && Object.hasOwn(texts, each));
  return texts[code ?? 'en'] as Words;
}
