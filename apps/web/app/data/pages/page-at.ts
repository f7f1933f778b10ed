import { matchRoutes } from 'react-router';
import { splitPrefix } from '#app/browser/address/language-prefix.ts';
import { type Page, PAGE_ROUTES, pageOf } from '#app/pages.ts';

/** The page at an address, with or without a language. */
export const pageAt = ({ pathname }: Pick<URL, 'pathname'>): Page =>
  pageOf(matchRoutes(PAGE_ROUTES, splitPrefix(pathname).pathname)?.at(-1)?.route.id);
