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
import { catalogueWithout } from '../../api/src/services/content/tests/removed.fixture.ts';
import { ROOT } from './config.ts';

// SPEC-D59: the whole product at the moments at which something begins and ends to be shown.
const COMES = 'the-calligrapher';
const GOES = 'the-water-carrier';
/** Seconds after a moment within which lists and pages have followed: a look takes two, and a second look as many. */
const WITHIN = 10;

let product: Stack;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-showing-'));
  product = await startStack({ dataDir });
}, 120_000);
afterAll(async () => {
  await product?.stop();
  await rm(dataDir, { recursive: true, maxRetries: 20 });
});

/** Imports the demo with one film that begins, and one that ends, at a moment. */
async function showAt(moment: number): Promise<void> {
  const demo = (await demoCatalogue()) as Catalogue;
  const at = new Date(moment).toISOString();
  const titles = demo.titles.map((title) => {
    if (title.code === COMES) return { ...title, visibleFrom: at };
    return title.code === GOES ? { ...title, visibleUntil: at } : title;
  });
  await importFile({ ...demo, titles });
}

async function importFile(content: Catalogue): Promise<void> {
  const file = join(dataDir, 'catalogue.json');
  await writeFile(file, JSON.stringify(content));
  const { code, errors } = await recordedPlace({ KANDIL_DATA_DIR: dataDir }).run((place) =>
    catalogue(['import', file, '--art', join(ROOT, 'demo/art')], place),
  );
  expect([code, errors]).toEqual([0, expect.anything()]);
}

const KIND_WORDS = 'This was here for a while, and has left.';

const status = async (path: string) => (await fetch(product.url + path)).status;
const list = async () => {
  const answer = await fetch(
    `${product.url}/api/content${content.seriesSearch.paths[0]}?keyword=the`,
  );
  return answer;
};
async function listed(): Promise<string[]> {
  const { data } = (await (await list()).json()) as { data: { code: string }[] };
  return data.map(({ code }) => code);
}
const CATEGORIES = `/api/content${content.categories.paths[0]}`;
const LIVES = /\b(max-age|s-maxage|stale-while-revalidate)=(\d+)/g;

test('lists and pages follow within seconds, and no cache may send them later', async () => {
  const moment = Date.now() + 25_000;
  await showAt(moment);
  const follows = { timeout: 20_000, interval: 100 };
  await expect.poll(() => status(`/detail/${COMES}`), follows).toBe(404);
  expect(await status(`/detail/${GOES}`)).toBe(200);
  /** Seconds for which a cache may send an answer longer than until the moment. */
  const excess = async (path: string) => {
    const { headers } = await fetch(product.url + path);
    const lives = [...(headers.get('cache-control') ?? '').matchAll(LIVES)].map(
      ([, , life]) => life,
    );
    const total = Math.max(...lives.slice(0, -1).map(Number)) + Number(lives.at(-1));
    return total - (moment - Date.now()) / 1000;
  };
  for (const path of [`/detail/${GOES}`, CATEGORIES])
    await expect.poll(() => excess(path), follows).toBeLessThan(1);
  const seconds = async (done: () => Promise<boolean>) => {
    await expect.poll(done, { timeout: 60_000, interval: 100 }).toBe(true);
    return (Date.now() - moment) / 1000;
  };
  const [pages, lists] = await Promise.all([
    seconds(async () => (await status(`/detail/${COMES}`)) === 200),
    seconds(async () => (await status(`/detail/${GOES}`)) === 404),
  ]);
  console.log(`after the moment: begins after ${pages} s, ends after ${lists} s`);
  expect(Math.min(pages, lists)).toBeGreaterThanOrEqual(0);
  expect(Math.max(pages, lists)).toBeLessThan(WITHIN);
  expect(await listed()).not.toContain(GOES);
  const gone = await (await fetch(`${product.url}/detail/${GOES}`)).text();
  expect(gone).toContain(KIND_WORDS);
}, 120_000);

test('the page of a title that a file lacks says that it has left, until a file lists it again', async () => {
  const demo = (await demoCatalogue()) as Catalogue;
  const follows = { timeout: 20_000, interval: 100 };
  const page = `/detail/${COMES}`;
  await importFile(demo);
  await expect.poll(() => status(page), follows).toBe(200);
  await importFile(catalogueWithout(demo, COMES));
  await expect.poll(() => status(page), follows).toBe(404);
  expect(await (await fetch(product.url + page)).text()).toContain(KIND_WORDS);
  expect(await (await fetch(`${product.url}/sitemap.xml`)).text()).not.toContain(page);
  await importFile(demo);
  await expect.poll(() => status(page), follows).toBe(200);
}, 120_000);
