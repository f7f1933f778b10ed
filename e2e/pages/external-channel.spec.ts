import type { Page } from '@playwright/test';
import { type MediaHost, startMediaHost } from '@kandil/testkit/media-host';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { broadcasterOf, importStreams } from '../support/broadcaster.ts';
import { expectPlaying, position } from '../support/playback.ts';
import { expect, hydrated, test } from '../support/test.ts';

// A separate product: its catalogue names streams of the broadcaster of its sandbox, and its own media are at another host.
let product: Stack;
let host: MediaHost;
let broadcaster: ReturnType<typeof broadcasterOf>;
test.describe.configure({ mode: 'default', timeout: 180_000 });
// A quarter less computing than on a desktop: the pictures are drawn without a graphics card.
test.use({ viewport: { width: 480, height: 320 } });
test.use({
  expectedErrors: [/status of (?:403|404|503)|ERR_FAILED|CORS|security policy|The stream/i],
});
test.beforeAll(async () => {
  host = await startMediaHost();
  const env = { RATE_LIMIT_FACTOR: '1000', AVOD_ENABLED: 'true', MEDIA_BASE_URL: host.url };
  product = await startStack({ env });
  host.product = product.url;
  broadcaster = broadcasterOf(product);
});
test.afterAll(async () => {
  await product?.stop();
  await host?.stop();
});
// A test that failed leaves its faults; the next one begins without them.
test.beforeEach(() =>
  broadcaster.set('odd', {
    playlist: 200,
    cors: true,
    audioOnly: false,
    encrypted: false,
    ads: false,
    ended: false,
  }),
);

const PAUSED = 'The channel has paused';

let isPublished = false;
/** Imports the streams, and waits until pages may load them. A retry begins on a new product, without them. */
async function publish(): Promise<void> {
  if (isPublished) return;
  const { stream } = broadcaster;
  await importStreams(product, { hilal: ['one', 'two'].map(stream), fanous: [stream('odd')] });
  const policyOf = async () =>
    (await fetch(`${product.url}/watch/channel/hilal`)).headers.get('content-security-policy');
  await expect
    .poll(policyOf, { timeout: 15_000 })
    .toContain(`media-src 'self' blob: ${host.url} ${product.sandboxUrl}`);
  isPublished = true;
}

async function open(page: Page, channel: string): Promise<void> {
  await publish();
  await page.goto(`${product.url}/watch/channel/${channel}`);
}

test('a page that was open before the import plays the new stream', async ({ page }) => {
  await page.goto(`${product.url}/channels`);
  await hydrated(page);
  await publish();
  // Its policy is older than the stream, so it is loaded again.
  const loaded = page.waitForEvent('load');
  await page.locator('a[href="/watch/channel/hilal"]').first().click();
  await loaded;
  await expectPlaying(page);
});

test('a channel of the product plays from the media host, without cookies', async ({ page }) => {
  await page.context().addCookies([{ name: 'own', value: '1', url: host.url }]);
  await page.goto(`${product.url}/watch/channel/mihrab`);
  await expectPlaying(page);
  const own = () => host.requests.filter(({ url }) => url.includes('/live/mihrab/'));
  // The first playlists come with the address.
  for (const kind of ['.mp4', '.m3u8'])
    await expect
      .poll(() => own().some(({ url }) => url.includes(kind)), { timeout: 20_000 })
      .toBe(true);
  expect(own().filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);
});

test('plays past missing segments, goes on with the next stream, and comes back when both were away', async ({
  page,
}) => {
  await broadcaster.set('one', { missingEach: 5 });
  await open(page, 'hilal');
  const began = await expectPlaying(page);
  await expect
    .poll(async () => (await broadcaster.asked('one')).missing, { timeout: 30_000 })
    .toBeGreaterThan(1);
  // Further than everything that was there when it was missed.
  await expect.poll(() => position(page), { timeout: 60_000 }).toBeGreaterThan(began + 28);
  await expect(page.getByRole('alert')).toHaveCount(0);

  const before = (await broadcaster.asked('two')).playlists;
  await broadcaster.set('one', { playlist: 404 });
  await expect
    .poll(async () => (await broadcaster.asked('two')).playlists, { timeout: 40_000 })
    .toBeGreaterThan(before);
  await expectPlaying(page);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await broadcaster.set('two', { playlist: 503 });
  await expect(page.getByRole('alert')).toContainText(PAUSED, { timeout: 60_000 });
  const { playlists } = await broadcaster.asked('one');
  await expect
    .poll(async () => (await broadcaster.asked('one')).playlists, { timeout: 20_000 })
    .toBeGreaterThan(playlists);
  await broadcaster.set('one', { playlist: 200, missingEach: 0 });
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
  await expectPlaying(page);
});

test('plays the second stream where the first one is dead from the beginning', async ({ page }) => {
  await broadcaster.set('one', { playlist: 403 });
  await broadcaster.set('two', { playlist: 200 });
  await open(page, 'hilal');
  await expectPlaying(page);
});

for (const [name, switches] of [
  ['moved to another address', { playlist: 302 }],
  ['encrypted', { encrypted: true }],
  // Its discontinuity sequence is above 100 million.
  ['with marks of advertisements', { ads: true }],
] as const)
  test(`plays what is ${name}`, async ({ page }) => {
    await broadcaster.set('odd', switches);
    await open(page, 'fanous');
    const began = await expectPlaying(page);
    await expect.poll(() => position(page), { timeout: 60_000 }).toBeGreaterThan(began + 12);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('plays a channel that is sound alone', async ({ page }) => {
  await broadcaster.set('odd', { audioOnly: true });
  await open(page, 'fanous');
  await expect.poll(() => position(page), { timeout: 40_000 }).toBeGreaterThan(0);
  const began = await position(page);
  await expect.poll(() => position(page), { timeout: 40_000 }).toBeGreaterThan(began + 8);
});

test('a broadcast that is over is away until the next one', async ({ page }) => {
  await open(page, 'fanous');
  await expectPlaying(page);
  await broadcaster.set('odd', { ended: true });
  await expect(page.getByRole('alert')).toContainText(PAUSED, { timeout: 60_000 });
  await broadcaster.set('odd', { ended: false });
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
  await expectPlaying(page);
});

test('a server that forbids other pages is named to the operator, and the viewer reads kind words', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  await broadcaster.set('odd', { cors: false });
  await open(page, 'fanous');
  await expect(page.getByRole('alert')).toContainText(PAUSED, { timeout: 60_000 });
  await expect
    .poll(() => lines.filter((line) => line.includes('Access-Control-Allow-Origin for this page')))
    .toHaveLength(1);
  await broadcaster.set('odd', { cors: true });
  await expectPlaying(page);
});
