import { LANGUAGE_CODES } from '@kandil/i18n';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAsBot, crawl, type CrawledPage } from './page.ts';
import { type ListedPage, readSitemap } from './sitemap.ts';
import { rounds } from '../../../api/src/testing/rounds.ts';
import { kindsOf, problemsOf, undescribed } from './structured-data.ts';

// A search engine crawls the site. Guests are redirected to the landing page; a bot is not.

const AT_ONCE = 6;
/** Sampling interval of pages in other languages. */
const SAMPLE = rounds({ usual: 20, long: 9 });

let site: Stack;
let listed: Map<string, ListedPage>;
let english: CrawledPage[];

beforeAll(async () => {
  site = await startStack({
    env: { AVOD_ENABLED: 'false', RATE_LIMIT_FACTOR: '1000' },
  });
  listed = readSitemap(await (await askAsBot(`${site.url}/sitemap.xml`)).text());
  english = await inTurn(pagesOf('en'), crawl);
}, 120_000);
afterAll(() => site?.stop());

const pagesOf = (language: string) =>
  [...listed.keys()].filter((address) => new URL(address).pathname.split('/')[1] === language);

async function inTurn<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(act))));
  return results;
}

const pathOf = ({ address }: CrawledPage) => new URL(address).pathname;
const language = (page: CrawledPage) => pathOf(page).split('/')[1];
const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

/** Expects a page that a search engine accepts. */
function expectWhole(page: CrawledPage): void {
  const { address } = page;
  expect({ address, status: page.status }).toEqual({ address, status: 200 });
  expect({ address, canonical: page.canonical }).toEqual({ address, canonical: address });
  expect({ address, headings: page.headings }).toEqual({ address, headings: 1 });
  expect(page.languages, address).toEqual([language(page), language(page)]);
  expect(page.title.trim(), address).not.toBe('');
  expect(page.description.trim(), address).not.toBe('');
  expect(page.image, address).toMatch(new RegExp(`^${site.url}/images/.+\\?w=1200&h=630$`));
  expect(page.alternates, address).toEqual(listed.get(address)?.alternates);
  expectDescribed(page);
}

function expectDescribed(page: CrawledPage): void {
  expect(problemsOf(page.things, site.url), page.address).toEqual([]);
  expect(undescribed(pathOf(page), page.things), page.address).toEqual([]);
}

/** The id of a code, from a list of the content service. */
async function numberOf(code: string, list: string): Promise<number> {
  const answer = await fetch(`${site.url}/api/content${list}`);
  const { data } = (await answer.json()) as { data: { id: number; code: string }[] };
  const named = data.find((each) => each.code === code);
  if (!named) throw new Error(`${list} does not list '${code}'`);
  return named.id;
}

describe('robots.txt and the sitemap', () => {
  test('robots.txt names the sitemap and the excluded addresses', async () => {
    const answer = await askAsBot(`${site.url}/robots.txt`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    expect(text).toContain('Disallow: /media/');
  });

  test('the well-known addresses are answered, and others do not exist', async () => {
    const statusOf = async (name: string) =>
      (await fetch(`${site.url}/.well-known/${name}`, { redirect: 'manual' })).status;
    expect(await statusOf('change-password')).toBe(302);
    expect(await statusOf('security.txt')).toBe(200);
    // A password manager asks for it: a site that answers every address with 200 has no form.
    expect(
      await statusOf('resource-that-should-not-exist-whose-status-code-should-not-be-200'),
    ).toBe(404);
  });

  test('every title is listed in twelve languages with its picture, date and trailers', () => {
    const titles = [...listed].filter(([address]) => address.includes('/detail/'));
    expect(titles.length).toBeGreaterThanOrEqual(40 * LANGUAGE_CODES.length);
    for (const [address, { images, lastmod }] of titles) {
      expect(images, address).toHaveLength(1);
      expect(lastmod, address).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(titles.some(([, { videos }]) => videos > 0)).toBe(true);
  });

  test('every page links to all its languages, and each links back', () => {
    for (const [address, { alternates }] of listed) {
      expect([...alternates.keys()], address).toEqual([...LANGUAGE_CODES, 'x-default']);
      for (const code of LANGUAGE_CODES) {
        const other = alternates.get(code) ?? '';
        expect(listed.get(other)?.alternates, `${address} and ${other}`).toEqual(alternates);
      }
      expect([...alternates.values()]).toContain(address);
    }
  });
});

describe('the pages', () => {
  test(
    'a bot gets every complete page of a language, never the landing page instead',
    { tags: ['SHELL-10'] },
    () => {
      expect(english.length).toBeGreaterThan(60);
      for (const page of english) expectWhole(page);
    },
  );

  test('titles and descriptions are unique', () => {
    expect(repeated(english.map(({ title }) => title))).toEqual([]);
    expect(repeated(english.map(({ description }) => description))).toEqual([]);
  });

  test('a series, a film and their breadcrumbs have structured data', () => {
    const kinds = new Set(english.flatMap(({ things }) => kindsOf(things)));
    expect([...kinds].toSorted()).toEqual([
      'BreadcrumbList',
      'Movie',
      'Organization',
      'TVSeries',
      'WebSite',
    ]);
  });

  test('rows, which are only linked, have structured data too', async () => {
    const links = english.flatMap((page) => page.links);
    const rows = [...new Set(links.filter((link) => link.startsWith('/en/breakdown/')))];
    expect(rows.length).toBeGreaterThan(3);
    for (const page of await inTurn(rows, (row) => crawl(site.url + row))) {
      expect(page).toMatchObject({ status: 200, canonical: page.address, headings: 1 });
      expectDescribed(page);
    }
  });

  test.each([
    { at: '/detail', code: 'caravan-of-dust', list: '/series/list?limit=50', below: '' },
    { at: '/breakdown', code: 'series-drama', list: '/v3/breakdowns?code=series', below: '' },
    { at: '/genre', code: 'drama', list: '/v2/genre/list', below: '' },
    { at: '/category', code: 'series', list: '/v3/categories', below: '' },
    { at: '/category', code: 'series', list: '/v3/categories', below: '/all' },
  ])('$at/{id}$below redirects to its code', async ({ at, code, list, below }) => {
    const knownAs = async (name: number | string) => {
      const { canonical, alternates, things } = await crawl(`${site.url}/en${at}/${name}${below}`);
      return { canonical, alternates: [...alternates], things };
    };
    const byCode = await knownAs(code);
    expect(byCode.canonical).toBe(`${site.url}/en${at}/${code}${below}`);
    expect(await knownAs(await numberOf(code, list))).toEqual(byCode);
  });

  test('pages of the other languages are complete too', async () => {
    // Other pages in each language, so that the sample has every kind.
    const sample = LANGUAGE_CODES.filter((code) => code !== 'en').flatMap((code, language) =>
      pagesOf(code).filter((_, at) => (at + language) % SAMPLE === 0),
    );
    for (const page of await inTurn(sample, crawl)) expectWhole(page);
  }, 60_000);

  test('no link is broken', async () => {
    const links = [...new Set(english.flatMap((page) => page.links))];
    const inEnglish = links.filter((link) => /^\/en(\/|$)/.test(link));
    expect(inEnglish.length).toBeGreaterThan(100);
    const unread = inEnglish.filter((link) => !listed.has(site.url + link));
    const broken = await inTurn(unread, async (link) => {
      const answer = await askAsBot(site.url + link);
      await answer.arrayBuffer();
      return answer.status < 400 ? [] : [`${answer.status} ${link}`];
    });
    expect(broken.flat()).toEqual([]);
    // Those in the sitemap were crawled above. The other links are these pages in another language, which the sitemap lists.
    const elsewhere = links.filter((link) => !inEnglish.includes(link));
    expect(elsewhere.filter((link) => !listed.has(site.url + link))).toEqual([]);
  }, 120_000);

  test('a preview has a picture of 1200 by 630 in a widely supported format', async () => {
    const pictures = [...new Set(english.map(({ image }) => image))].slice(0, 5);
    for (const picture of pictures) {
      const answer = await askAsBot(picture);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });

  test.each([
    '/no-such-page',
    '/en/detail/no-such-title',
    '/detail/%C3%84%21',
    '/detail/99999999999',
    '/detail/caravan-of-dust/no-such-season',
    '/category/no-such-category',
    '/genre/no-such-genre',
    '/breakdown/no-such-row',
    '/channels/no-such-category',
    '/watch/999999',
    '/watch/channel/no-such-channel',
    '/sitemap-9.xml',
  ])('%s answers 404', async (path) => {
    expect((await askAsBot(site.url + path)).status).toBe(404);
  });
});
