import { currentSite, createLog, openAdmission } from '@kandil/api';
import { loadWeb, type Web } from '@kandil/web';
import { openStackDatabase } from '@kandil/testkit/database';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lastAnswers } from './last-answers.ts';
import { ADDRESSES } from './markup.fixture.ts';
import { remoteCalls } from './page-api.ts';
import { type CachedPage, rendering } from './rendering.ts';

const log = createLog({ level: 'silent' });

/** What a service failed to answer: an optional part of a page would be missing without a word. */
const faults: unknown[] = [];

let product: Stack;
let web: Web;
beforeAll(async () => {
  // All pages come from one address, with more calls in a minute than one guest may make.
  product = await startStack({ env: { RATE_LIMIT_FACTOR: '100' } });
  const report = { error: (fault: unknown) => void faults.push(fault) };
  const own = { baseUrlOf: () => product.url, serviceKeys: [''] as const, log: report };
  web = await loadWeb({
    apiFor: (visitor) => remoteCalls(visitor, own),
    lastGoodFor: lastAnswers(),
    site: currentSite,
    territoryOf: () => 0,
    countryHeader: () => null,
    publicOrigin: product.url,
    demo: true,
    modalsPage: false,
    analytics: null,
    reports: null,
    report: (problem) => {
      throw problem;
    },
  });
}, 120_000);
afterAll(() => product?.stop());
afterEach(() => {
  vi.useRealTimers();
  expect(faults).toEqual([]);
});

const page = (path: string, old: CachedPage | null) =>
  rendering(web, openAdmission(log)).page(web.describe(path, {}), () => ({}), old);

const htmlOf = ({ body }: CachedPage) => body.in('identity').bytes.toString();

test('a page is rendered again only if its data have changed', async () => {
  const first = await page('/detail/her-letters', null);
  expect(htmlOf(first)).toContain('Her Letters');
  expect(await page('/detail/her-letters', first)).toBe(first);
  const database = openStackDatabase(product.dataDir);
  await database.query(
    `update content.title set title = title || '{"en": "His Answers"}' where code = $1`,
    ['her-letters'],
  );
  await database.query('update content.imported set imported_at = now()', []);
  await database.close();
  await expect
    .poll(async () => htmlOf(await page('/detail/her-letters', first)), { timeout: 15_000 })
    .toContain('His Answers');
});

test(
  'what a page shows depends on its data alone, not on the time',
  { timeout: 120_000 },
  async () => {
    const paths = ADDRESSES.flatMap((path) => (web.describe(path, {}).redirect ? [] : [path]));
    const seen: CachedPage[] = [];
    for (const path of paths) seen.push(await page(path, null));
    // The year is one of the data.
    const another = new Date();
    another.setHours((another.getHours() + 9) % 24);
    another.setMonth((another.getMonth() + 5) % 12, 10);
    vi.useFakeTimers({ toFake: ['Date'], now: another });
    let same = 0;
    for (const [at, path] of paths.entries()) {
      const before = seen[at];
      const after = await page(path, null);
      if (!before || after.scripts.join() !== before.scripts.join()) continue;
      same += 1;
      expect(htmlOf(after), path).toBe(htmlOf(before));
    }
    expect(same).toBeGreaterThan(paths.length / 2);
  },
);
