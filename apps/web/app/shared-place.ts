import { matchRoutes } from 'react-router';
import { splitPrefix } from './browser/address/language-prefix.ts';
import { cutText } from './browser/cut-text.ts';
import { safePath } from './browser/address/safe-path.ts';
import { type PageId, PAGE_ROUTES } from './pages.ts';
import { paths } from './paths.ts';

/** Where an installed app gets what other apps share with it; named by its manifest. */
export const SHARE = '/share';

const LINK = /https?:\/\/\S+/g;
/** The longest text that the search takes. */
const LONGEST = 64;
/** Pages of the catalogue. A link to any other page is not followed: somebody else has written it. */
const FOLLOWED: readonly PageId[] = ['detail', 'channels', 'category', 'genre', 'breakdown'];

/** The path of a link to a page of our catalogue, in the visitor's own language; null for every other link. */
function ownPath(link: string, origin: string): string | null {
  if (!URL.canParse(link) || new URL(link).origin !== origin) return null;
  const { pathname } = splitPrefix(safePath(new URL(link).pathname));
  const page = matchRoutes(PAGE_ROUTES, pathname)?.at(-1)?.route.id;
  return page && FOLLOWED.includes(page) ? pathname : null;
}

/**
 * The page for what was shared: that of a link to our catalogue, else a search for the words.
 * @param url the address of the share target, with `title`, `text` and `url`
 */
export function sharedPlace({ searchParams, origin }: URL): string {
  const said = (name: string) => searchParams.get(name)?.trim() ?? '';
  // Most apps put the link into the text.
  const links = [said('url'), ...(said('text').match(LINK) ?? [])];
  const own = links.map((link) => ownPath(link, origin)).find((path) => path !== null);
  if (own) return own;
  const words = [said('title'), said('text')]
    .map((text) => text.replace(LINK, ' ').replace(/\s+/g, ' ').trim())
    .find((text) => text !== '');
  return paths.search(words && cutText(words, LONGEST).trim());
}
