import { DEMO_PASSWORD } from '@kandil/api';
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
  [PAGES.supportTicket.path]: ['/customer-support/T-100000'],
  [PAGES.signIn.path]: ['/sign-in/google'],
  [PAGES.profilesEdit.path]: ['/profiles/edit/1'],
  [PAGES.activate.path]: ['/activate', '/activate/123456'],
  [PAGES.notFoundUrl.path]: ['/not-found/nowhere'],
  [PAGES.notFound.path]: ['/no-such-page'],
};
/** Every kind of page, without its language. */
export const ADDRESSES: readonly string[] = Object.values(PAGES).flatMap(
  ({ path }) => EXAMPLES[path] ?? [path],
);

/** Logs a member in, enters a profile and returns the cookies. @param origin of the product */
export async function memberCookies(origin: string): Promise<string> {
  const device = 'device-of-the-test';
  const answer = await fetch(`${origin}/api/auth/public/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-platform': 'web',
      'x-device-id': device,
    },
    body: JSON.stringify({ email: 'member@kandil.test', password: DEMO_PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const [, claims = ''] = data.token.split('.');
  const { pid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { pid: number };
  return `kandil_token=${data.token}; kandil_profile=${pid}; kandil_device=${device}`;
}

/** A page as the server sends it. */
interface RenderedMarkup {
  path: string;
  status: number;
  html: string;
}

/**
 * Every page that is not a redirect for this visitor.
 * @param headers of the visitor
 */
export async function renderedPages(
  origin: string,
  language: string,
  headers: Record<string, string>,
): Promise<RenderedMarkup[]> {
  const pages: RenderedMarkup[] = [];
  for (const address of ADDRESSES) {
    const path = `/${language}${address === '/' ? '' : address}`;
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    const { status } = answer;
    if (status < 300 || status >= 400) pages.push({ path, status, html: await answer.text() });
  }
  // A member is redirected from the pages for guests; three pages are not found.
  if (pages.filter(({ status }) => status === 200).length < ADDRESSES.length - 7)
    throw new Error(`pages are missing: ${pages.map(({ path }) => path).join(' ')}`);
  return pages;
}

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** Pictures that say which source to load and have none: html-validate does not look for them. */
const sizesWithoutSources = (html: string) =>
  [...html.matchAll(/<(?:img|source)\b[^>]*>/g)].filter(
    ([tag]) => / sizes=/.test(tag) && !/ srcset=/i.test(tag),
  ).length;

/** What search engines read of a page that exists. */
const OF_PAGES = {
  'a canonical address': /<link rel="canonical"/,
  'addresses in other languages': /<link rel="alternate"/,
  'structured data': /application\/ld\+json/,
  'a link preview': /<meta property="og:/,
};

/** What the document of an error tells search engines and must not: they would remember its address. */
export const errorFaults = (html: string): string[] => [
  ...(html.includes('<meta name="robots" content="noindex"/>') ? [] : ['it may be indexed']),
  ...Object.entries(OF_PAGES).flatMap(([what, tag]) => (tag.test(html) ? [`it has ${what}`] : [])),
];

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
