import {
  createCache,
  currentSite,
  importCatalogue,
  MODULES,
  type OpenedModule,
  setSite,
} from '@kandil/api';
import type { Catalogue } from '@kandil/contract/catalogue';
import { LANGUAGE_CODES } from '@kandil/i18n';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../../../api/src/testing/demo-files.ts';
import { openServiceApp, type ServiceApp } from '../../../../api/src/testing/service-app.ts';
import { ROBOT } from '../robot.ts';
import { pageCalls } from '../page-api.ts';
import { sitemapRoutes } from './index.ts';
import { urlSet } from './xml.ts';

const ORIGIN = 'https://kandil.example';

let content: OpenedModule;
let app: ServiceApp;
let demo: Catalogue;
beforeAll(async () => {
  app = await openServiceApp({
    modules: (world) => {
      const cache = createCache({ ttl: 0, size: 1, staleIfError: 0 });
      return [(content = MODULES.content.open(world, { cache }))];
    },
  });
  demo = (await demoCatalogue()) as Catalogue;
});
afterAll(() => app.close());

/** The demo's catalogue with this many titles; additional ones are copies of its films. */
async function importTitles(count: number): Promise<void> {
  const films = demo.titles.filter(({ film }) => film !== null);
  const copies = Array.from({ length: count - demo.titles.length }, (_, at) => {
    const { film, ...title } = films[at % films.length] as (typeof films)[number];
    const own = <T extends { code: string }>(thing: T) => ({
      ...thing,
      code: `${thing.code}-${at}`,
    });
    return { ...own(title), trailers: [], film: film && own(film) };
  });
  const file = { ...demo, titles: [...demo.titles, ...copies] };
  await importCatalogue(app.database, file, { pictures: await demoPictures() });
}

/** A site on the current catalogue. */
async function siteOf(count: number) {
  await importTitles(count);
  const site = Fastify();
  const log = { error: (details: object) => expect.unreachable(JSON.stringify(details)) };
  const apiFor = pageCalls({
    serviceKeys: ['unused'],
    services: [content.service],
    tokens: app.tokens,
    log,
    entitlement: app.entitlement,
    isChild: app.isChild,
    baseUrlOf: () => '',
  });
  const { internal } = app;
  const sourceFor = (territory: number) => ({ api: apiFor(ROBOT), internal, territory });
  const places = { territoryOf: () => 0, countryHeader: () => null };
  sitemapRoutes(site, { ...places, sourceFor }, ORIGIN);
  return site;
}
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc);

test('a catalogue of 200 titles is one file, compressed for robots that accept it', async () => {
  const site = await siteOf(200);
  const { body, headers } = await site.inject('/sitemap.xml');
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  const titles = locations(body).filter((loc) => loc?.includes('/detail/'));
  expect(titles).toHaveLength(200 * LANGUAGE_CODES.length);
  const gzipped = await site.inject({
    url: '/sitemap.xml',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(gzipped.rawPayload.length).toBeLessThan(400_000);
});

test('a larger one is an index of files, which list every title once', async () => {
  const site = await siteOf(201);
  const files = locations((await site.inject('/sitemap.xml')).body);
  expect(files).toEqual([0, 1, 2].map((file) => `${ORIGIN}/sitemap-${file}.xml`));
  const answers = await Promise.all(files.map((file) => site.inject(new URL(file ?? '').pathname)));
  const all = answers.flatMap(({ body }) => locations(body));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((loc) => loc?.startsWith(`${ORIGIN}/en/detail/`))).toHaveLength(201);
  expect((await site.inject('/sitemap-3.xml')).statusCode).toBe(404);
});

test('it names the languages on offer, and no part that is switched off', async () => {
  const before = currentSite();
  setSite({ ...before, languages: ['en', 'ar'], parts: { live: false } });
  const site = await siteOf(demo.titles.length);
  const { body } = await site.inject('/sitemap.xml');
  setSite(before);
  const languages = locations(body).map((loc) => loc?.split('/')[3]);
  expect(new Set(languages)).toEqual(new Set(['en', 'ar']));
  const alternates = [...body.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language);
  expect(new Set(alternates)).toEqual(new Set(['en', 'ar', 'x-default']));
  expect(body).not.toContain('/channels');
});

test('texts of the catalogue are escaped', () => {
  const hostile = `</loc><script>&"'`;
  const video = {
    id: 1,
    title: { en: hostile },
    picture: 'p',
    duration: 60,
    released: '2026-01-01',
  };
  const title = {
    code: 'x',
    title: { en: 'Caravan of Dust' },
    storyline: { en: 'A story.' },
    picture: '/images/titles/x/spotlight.webp',
    released: '2026-03-13',
    videos: [video],
  };
  const xml = urlSet([{ path: '/detail/x', title }], { origin: ORIGIN, languages: ['en', 'ar'] });
  expect(xml).not.toContain('<script>');
  expect(xml).toContain('&lt;/loc&gt;&lt;script&gt;&amp;&quot;&apos;');
});
