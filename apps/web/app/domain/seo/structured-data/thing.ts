import type { LanguageCode } from '@kandil/i18n';

/** A thing of https://schema.org; properties without a value are left out when it is written. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Where the things of a page are found. */
export interface Place {
  language: LanguageCode;
  /** The absolute address of a path, in the language of the page's own address. */
  url(path: string): string;
  /** The absolute address of a picture, cut as link previews show it. */
  picture(src: string): string;
}
