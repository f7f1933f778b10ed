import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { PAGES } from '../../../web/app/pages.ts';

/** Addresses for the pages with parameters; the others are their own address. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  [PAGES.category.path]: ['/category/series'],
  [PAGES.categoryTitles.path]: ['/category/series/all'],
  [PAGES.breakdown.path]: ['/breakdown/series-drama'],
  [PAGES.genre.path]: ['/genre/drama'],
  [PAGES.detail.path]: ['/detail/caravan-of-dust', '/detail/lighthouse-of-izmir'],
  [PAGES.search.path]: ['/search', '/search/lamp'],
  [PAGES.channels.path]: ['/channels'],
  [PAGES.watchChannel.path]: ['/watch/channel'],
  [PAGES.watch.path]: ['/watch/1'],
  [PAGES.signIn.path]: ['/sign-in/google'],
  [PAGES.profilesEdit.path]: ['/profiles/edit/1'],
  [PAGES.activate.path]: ['/activate', '/activate/123456'],
  [PAGES.notFoundUrl.path]: ['/not-found/nowhere'],
  [PAGES.notFound.path]: ['/no-such-page'],
};
/** Every kind of page, without its language. */
export const ADDRESSES = Object.values(PAGES).flatMap(({ path }) => EXAMPLES[path] ?? [path]);

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** Pictures that say which source to load and have none: html-validate does not look for them. */
const sizesWithoutSources = (html: string) =>
  [...html.matchAll(/<(?:img|source)\b[^>]*>/g)].filter(
    ([tag]) => / sizes=/.test(tag) && !/ srcset=/i.test(tag),
  ).length;

/** Where a page departs from the HTML standard. */
export async function markupFaults(html: string, address: string): Promise<string[]> {
  const { results } = await validator.validateString(html, address);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  const unsourced = sizesWithoutSources(html);
  if (unsourced > 0) faults.push(`${unsourced} pictures with sizes and without srcset`);
  return faults;
}
