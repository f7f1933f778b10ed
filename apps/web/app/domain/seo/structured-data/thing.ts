import type { LanguageCode } from '@kandil/i18n';

/** A thing of https://schema.org; properties without a value are omitted from the JSON. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Builds absolute addresses for the things of a page. */
export interface Place {
  language: LanguageCode;
  /** The absolute address of a path, in the language of the page's own address. */
  url(path: string): string;
  /** The absolute address of a picture, cropped for link previews. */
  picture(src: string): string;
}
