import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const STARTS = [
  '/',
  '/landing',
  '/category/series',
  '/category/movies',
  '/detail/caravan-of-dust',
  '/channels',
  '/help-center',
  '/ar/search',
];

/** Addresses of our own pages that a page links to. */
async function linksOf(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string>,
): Promise<string[]> {
  const html = await (await request.get(path, { headers })).text();
  const links = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return links.filter((href) => !href.startsWith('//'));
}

async function brokenLinks(
  request: APIRequestContext,
  headers: Record<string, string>,
): Promise<string[]> {
  const links = new Set(
    (await Promise.all(STARTS.map((path) => linksOf(request, path, headers)))).flat(),
  );
  expect(links.size).toBeGreaterThan(40);
  const broken: string[] = [];
  for (const link of links) {
    const status = (await request.get(link, { headers })).status();
    if (status !== 200) broken.push(`${link}: ${status}`);
  }
  return broken;
}

test('no link of the main pages is broken, for guests', { tag: '@long' }, async ({ request }) => {
  test.setTimeout(120_000);
  expect(await brokenLinks(request, {})).toEqual([]);
});

test(
  'no link of the main pages is broken, for members',
  { tag: '@long' },
  async ({ request, sites }) => {
    test.setTimeout(120_000);
    const login = await request.post(`${sites.open}/api/auth/public/login`, {
      data: { email: 'member@kandil.test', password: 'kandil-demo' },
      headers: { 'x-platform': 'tv' },
    });
    const { data } = (await login.json()) as { data: { accessToken: string } };
    expect(await brokenLinks(request, { cookie: `kandil_token=${data.accessToken}` })).toEqual([]);
  },
);
