import { matchRoutes } from 'react-router';
import { splitPrefix } from '#app/browser/address/language-prefix.ts';
import type { Site } from '../start/site.tsx';
import { type Page, PAGE_ROUTES, pageOf } from '#app/pages.ts';

/** Whether a page belongs to a part of the product that is off; its loaders answer 404. */
export const isPageOff = ({ part }: Page, site: Pick<Site, 'off'>): boolean =>
  part !== undefined && site.off.includes(part);

/** The page at an address, with or without a language. */
export const pageAt = ({ pathname }: Pick<URL, 'pathname'>): Page =>
  pageOf(matchRoutes(PAGE_ROUTES, splitPrefix(pathname).pathname)?.at(-1)?.route.id);
