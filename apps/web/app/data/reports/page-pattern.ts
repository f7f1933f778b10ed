import { matchRoutes } from 'react-router';
import { splitPrefix } from '#app/browser/address/language-prefix.ts';
import { PAGE_ROUTES } from '#app/pages.ts';

/** The pattern of a page's address, without its values: `/search/:query?`. */
export const pagePattern = (pathname: string): string =>
  matchRoutes(PAGE_ROUTES, splitPrefix(pathname).pathname)?.at(-1)?.route.path ?? '/';
