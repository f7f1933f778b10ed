import { content } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../../scripts/lib/catalogue-arguments.ts';
import { recordedPlace } from '../../../scripts/lib/place.fixture.ts';
import { demoCatalogue } from '../../api/src/testing/demo-files.ts';
import { ROOT } from './config.ts';

// SPEC-D59: pages, calls and the sitemap of the whole product in each country, from memory too.
const FILM = 'the-calligrapher';

let product: Stack;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-territory-'));
  const env = { TRUSTED_PROXIES: '1', COUNTRY_HEADER: 'CF-IPCountry', RATE_LIMIT_FACTOR: '100' };
  product = await startStack({ dataDir, env });
}, 120_000);
afterAll(async () => {
  await product?.stop();
  await rm(dataDir, { recursive: true, maxRetries: 20 });
});

/** Imports the demo with the film for these countries alone. */
async function showIn(only: string[]): Promise<void> {
  const demo = (await demoCatalogue()) as Catalogue;
  const titles = demo.titles.map((title) =>
    title.code === FILM ? { ...title, countries: { only } } : title,
  );
  const file = join(dataDir, 'catalogue.json');
  await writeFile(file, JSON.stringify({ ...demo, titles }));
  const { code, errors } = await recordedPlace({ KANDIL_DATA_DIR: dataDir }).run((place) =>
    catalogue(['import', file, '--art', join(ROOT, 'demo/art')], place),
  );
  expect([code, errors]).toEqual([0, expect.anything()]);
}

const get = (path: string, country: string | null) =>
  fetch(product.url + path, country === null ? {} : { headers: { 'cf-ipcountry': country } });
const PAGE = `/detail/${FILM}`;
const CALL = `/api/content${content.genreContentItems.paths[0]}?genreId=1&limit=50`;
async function shows(path: string, country: string | null): Promise<boolean> {
  const answer = await get(path, country);
  expect(answer.status).toBe(200);
  return (await answer.text()).includes(FILM);
}

/** Whether the page, a list and the sitemap have the film, each asked for twice: made, and from memory. */
async function seenIn(country: string | null): Promise<boolean> {
  const seen = [];
  for (let round = 0; round < 2; round += 1) {
    const { status } = await get(PAGE, country);
    expect([200, 404]).toContain(status);
    seen.push(status === 200);
    for (const path of [CALL, '/sitemap.xml']) seen.push(await shows(path, country));
  }
  expect(new Set(seen).size, `${country}: ${JSON.stringify(seen)}`).toBe(1);
  return seen[0] ?? false;
}

test('a film for some countries is in their pages, lists and sitemaps alone, and moves within seconds', async () => {
  const follows = { timeout: 20_000, interval: 100 };
  await showIn(['TR']);
  // Until the node has looked, it takes everybody for somebody of an unknown country.
  const inTurkeyAndGermany = async () =>
    Promise.all(['TR', 'DE'].map(async (country) => (await get(PAGE, country)).status));
  await expect.poll(inTurkeyAndGermany, follows).toEqual([200, 404]);
  const seen = [];
  for (const country of ['TR', 'tr', 'DE', 'XX', null]) seen.push(await seenIn(country));
  expect(seen).toEqual([true, true, false, false, false]);
  const refused = await (await get(PAGE, 'DE')).text();
  expect(refused).toContain('This isn’t available in your country.');
  // A cache in front of the product must not send it to others.
  for (const path of ['/', CALL, '/sitemap.xml']) {
    const { headers } = await get(path, 'TR');
    expect(headers.get('vary')?.toLowerCase()).toContain('cf-ipcountry');
  }

  // The territories have the same numbers, and other countries.
  await showIn(['DE']);
  await expect.poll(inTurkeyAndGermany, follows).toEqual([404, 200]);
  expect([await seenIn('DE'), await seenIn('TR')]).toEqual([true, false]);
}, 120_000);
