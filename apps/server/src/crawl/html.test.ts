import { type Stack, startStack } from '@kandil/testkit/stack';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../../../web/app/pages.ts';
import { DEMO_PASSWORD } from '@kandil/api';

// Every page follows the HTML standard, as the server sends it to a guest and to a member.

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
const ADDRESSES = Object.values(PAGES).flatMap(({ path }) => EXAMPLES[path] ?? [path]);

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

let site: Stack;
let member: string;

beforeAll(async () => {
  site = await startStack({ env: { RATE_LIMIT_FACTOR: '1000', BOT_CHECK: 'none' } });
  const answer = await fetch(`${site.url}/api/auth/public/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-platform': 'web',
      'x-device-id': 'device-of-the-test',
    },
    body: JSON.stringify({ email: 'member@kandil.test', password: DEMO_PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const [, claims = ''] = data.token.split('.');
  const { pid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { pid: number };
  member = `kandil_token=${data.token}; kandil_profile=${pid}; kandil_device=device-of-the-test`;
}, 120_000);
afterAll(() => site?.stop());

/** Pictures that say which source to load and have none: html-validate does not look for them. */
const sizesWithoutSources = (html: string) =>
  [...html.matchAll(/<(?:img|source)\b[^>]*>/g)].filter(
    ([tag]) => / sizes=/.test(tag) && !/ srcset=/i.test(tag),
  ).length;

interface Checked {
  status: number;
  faults: string[];
  lazyPictures: number;
}

async function check(address: string, cookie: string): Promise<Checked> {
  const answer = await fetch(site.url + address, { headers: { cookie }, redirect: 'manual' });
  const html = await answer.text();
  if (answer.status >= 300 && answer.status < 400)
    return { status: answer.status, faults: [], lazyPictures: 0 };
  const { results } = await validator.validateString(html, address);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  const unsourced = sizesWithoutSources(html);
  if (unsourced > 0) faults.push(`${unsourced} pictures with sizes and without srcset`);
  const lazyPictures = [...html.matchAll(/<img\b[^>]* loading="lazy"[^>]* srcset=/gi)].length;
  return { status: answer.status, faults, lazyPictures };
}

async function expectValid(language: string, who: string): Promise<void> {
  const faults: string[] = [];
  let rendered = 0;
  for (const address of ADDRESSES) {
    const path = `/${language}${address === '/' ? '' : address}`;
    const page = await check(path, who === 'member' ? member : '');
    faults.push(...page.faults.map((fault) => `${path}: ${fault}`));
    if (page.status === 200) rendered++;
  }
  expect(faults).toEqual([]);
  // A member is redirected from the pages for guests; two pages are not found.
  expect(rendered).toBeGreaterThanOrEqual(ADDRESSES.length - 6);
}

test.each(['guest', 'member'])(
  'every page in English is valid HTML for a %s',
  (who) => expectValid('en', who),
  120_000,
);

test.each(['guest', 'member'])(
  'every page in Arabic is valid HTML for a %s',
  { tags: ['long'], timeout: 120_000 },
  (who) => expectValid('ar', who),
);

test('the pictures below the first view are in the document of home', async () => {
  const { lazyPictures } = await check('/en', '');
  expect(lazyPictures).toBeGreaterThan(20);
});
