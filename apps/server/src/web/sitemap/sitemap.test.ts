import type { Internal } from '@kandil/api';
import type { Api } from '@kandil/contract/client';
import { LANGUAGE_CODES } from '@kandil/i18n';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type SitemapSource, type SitemapTitle } from './entries.ts';
import { sitemapRoutes } from './index.ts';
import { urlSet } from './xml.ts';

const ORIGIN = 'https://kandil.example';
const title = (code: string, more: Partial<SitemapTitle> = {}): SitemapTitle => ({
  code,
  title: { en: 'Caravan of Dust' },
  storyline: { en: 'A story.' },
  picture: 'titles/x/spotlight.webp',
  released: '2026-03-13',
  videos: [],
  ...more,
});

/** A catalogue of so many titles, answered as the content service does. */
function catalogueOf(count: number): SitemapSource {
  const all = Array.from({ length: count }, (_, at) => title(`title-${at}`));
  const internal = async (_: unknown, { offset, limit }: { offset: number; limit: number }) => ({
    totalCount: count,
    titles: all.slice(offset, offset + limit),
  });
  const api = async () => ({ message: null, data: [], meta: {} });
  return { api: api as unknown as Api, internal: internal as unknown as Internal };
}

function site(count: number) {
  const app = Fastify();
  sitemapRoutes(app, catalogueOf(count), ORIGIN);
  return app;
}
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc);

test('a small catalogue is one file', async () => {
  const { body, headers } = await site(200).inject('/sitemap.xml');
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  const titles = locations(body).filter((loc) => loc?.includes('/detail/'));
  expect(titles).toHaveLength(200 * LANGUAGE_CODES.length);
});

test('a large one is a list of files, which hold every title once', async () => {
  const app = site(401);
  const files = locations((await app.inject('/sitemap.xml')).body);
  expect(files).toEqual([0, 1, 2, 3].map((file) => `${ORIGIN}/sitemap-${file}.xml`));
  const answers = await Promise.all(files.map((file) => app.inject(new URL(file ?? '').pathname)));
  const all = answers.flatMap(({ body }) => locations(body));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((loc) => loc?.startsWith(`${ORIGIN}/en/detail/`))).toHaveLength(401);
  expect((await app.inject('/sitemap-4.xml')).statusCode).toBe(404);
});

test('robots that take it get it compressed', async () => {
  const url = '/sitemap.xml';
  const { headers, rawPayload } = await site(200).inject({
    url,
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(rawPayload.length).toBeLessThan(400_000);
});

test('words of the catalogue cannot leave their element', () => {
  const hostile = `</loc><script>&"'`;
  const video = {
    id: 1,
    title: { en: hostile },
    picture: 'p',
    duration: 60,
    released: '2026-01-01',
  };
  const xml = urlSet([{ path: '/detail/x', title: title('x', { videos: [video] }) }], ORIGIN);
  expect(xml).not.toContain('<script>');
  expect(xml).toContain('&lt;/loc&gt;&lt;script&gt;&amp;&quot;&apos;');
});
