import type { BrowserContext, Page, Route } from '@playwright/test';
import { startStack, type Stack } from '@kandil/testkit/stack';
import { expectPlaying, position } from '../support/playback.ts';
import { expect, test } from '../support/test.ts';
import { watchPath } from '../support/viewer.ts';
import { listen, mediaRequests, watchMotion } from '../support/watching.ts';

/** Free, so that a guest watches it. */
const EPISODE = 'keeper-of-cordoba-s1e1';
const video = (page: Page) => page.locator('video');

async function watch(page: Page): Promise<void> {
  const { path } = await watchPath(page.request, EPISODE);
  await page.goto(path);
  await expectPlaying(page);
}

const height = (page: Page) => video(page).evaluate((each: HTMLVideoElement) => each.videoHeight);

/** Sets the cookies of choices from an earlier visit. */
const remember = (context: BrowserContext, url: string, choices: Record<string, string>) =>
  context.addCookies(Object.entries(choices).map(([name, value]) => ({ name, value, url })));

/** Opens a menu of the controls, which appear when the pointer moves. */
async function open(page: Page, name: string): Promise<void> {
  await page.mouse.move(400 + Math.random() * 200, 300);
  await page.getByRole('button', { name, exact: true }).click();
}

test.describe('the first picture', () => {
  test('needs no playlist, and one request each for picture and sound', async ({
    page,
    context,
    sites,
  }) => {
    await remember(context, sites.open, { kandil_video_quality: '720' });
    const asked = mediaRequests(page);
    await watch(page);
    const streamed = asked.filter(({ path }) => /\.(m3u8|mp4)$/.test(path));
    const first = streamed.slice(0, 2).map(({ path }) => path.split('/').at(-2));
    expect(new Set(first)).toEqual(new Set(['720p', 'tr']));
    expect(streamed.slice(0, 2).every(({ range }) => range?.startsWith('bytes=0-'))).toBe(true);
    expect(streamed.filter(({ path }) => path.endsWith('.m3u8'))).toEqual([]);
  });

  test(
    'has the stored quality and language',
    { tag: '@PLAYER-04' },
    async ({ page, context, sites }) => {
      await remember(context, sites.open, {
        kandil_video_quality: 'saver',
        kandil_audio_language: 'ar',
      });
      const asked = mediaRequests(page);
      await watch(page);
      expect(await height(page)).toBe(360);
      const parts = new Set(asked.map(({ path }) => path.split('/').at(-2)));
      expect([parts.has('360p'), parts.has('ar'), parts.has('720p'), parts.has('tr')]).toEqual([
        true,
        true,
        false,
        false,
      ]);
    },
  );
});

/** Runs it after longer than the player waits before it starts its engine. */
const later = (run: () => Promise<void>) => new Promise((go) => setTimeout(go, 1500)).then(run);

test.describe('a first picture whose bytes', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const [how, spoil] of [
    ['do not arrive', (route: Route) => route.abort()],
    ['are late', (route: Route) => later(() => route.continue())],
    ['are no video', (route: Route) => route.fulfill({ status: 206, body: 'no film'.repeat(900) })],
  ] as const)
    test(
      `${how} appears all the same`,
      { tag: how === 'are late' ? [] : ['@long'] },
      async ({ page, context, sites }) => {
        await remember(context, sites.open, { kandil_video_quality: '720' });
        let spoilt = 0;
        await page.route(/\/720p\/media\.mp4/, async (route) => {
          spoilt += 1;
          await (spoilt === 1 ? spoil(route) : route.continue());
        });
        await watch(page);
        expect(spoilt).toBeGreaterThan(0);
        expect(await position(page)).toBeLessThan(20);
      },
    );
});

test(
  'another quality is another picture in the same stream',
  { tag: ['@PLAYER-04', '@long'] },
  async ({ page, context, sites }) => {
    await remember(context, sites.open, { kandil_video_quality: '720' });
    await watch(page);
    expect(await height(page)).toBe(720);
    await open(page, 'Settings');
    await page.getByRole('menuitem', { name: /Quality/ }).click();
    await page.getByRole('menuitemradio', { name: '360p' }).click();
    await expect.poll(() => height(page), { timeout: 20_000 }).toBe(360);
    await expectPlaying(page);
  },
);

test(
  'another language is another sound: the oud of Turkish, the ney of Arabic; playback continues by itself when a lost network is back',
  { tag: '@PLAYER-05' },
  async ({ page, context, expectedErrors }) => {
    test.setTimeout(120_000);
    await watch(page);
    const loudest = await listen(page);
    // Top of the spectrum: the oud's lowest notes near 183 Hz, the ney's breath from 340 Hz.
    await expect.poll(loudest, { timeout: 20_000 }).toBeLessThan(300);
    await open(page, 'Audio');
    await page.getByRole('menuitemradio', { name: 'Arabic' }).click();
    await expect.poll(loudest, { timeout: 20_000 }).toBeGreaterThan(320);

    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await video(page).evaluate((each: HTMLVideoElement) => void (each.currentTime = 200));
    await expect
      .poll(() => video(page).evaluate((each: HTMLVideoElement) => each.readyState))
      .toBeLessThan(3);
    await context.setOffline(false);
    await expectPlaying(page);
    expect(await position(page)).toBeGreaterThan(200);
  },
);

test('subtitles of a channel come from its stream', async ({ page }) => {
  await page.goto('/watch/channel/hilal');
  await expectPlaying(page);
  await open(page, 'Subtitles');
  await page.getByRole('menuitemradio', { name: 'Arabic' }).click();
  await expect(page.locator('.kp-cue-line').first()).toHaveText(/[\u0600-\u06ff]{3}/, {
    timeout: 40_000,
  });
});

test('a segment that cannot be decoded is fetched again', { tag: '@long' }, async ({ page }) => {
  const { path } = await watchPath(page.request, EPISODE);
  let spoilt = 0;
  await page.route('**/media/**/720p/media.mp4*', async (route) => {
    const isLater = !route.request().headers()['range']?.startsWith('bytes=0-');
    if (!isLater || spoilt > 0) return route.continue();
    spoilt += 1;
    const response = await route.fetch();
    const body = Buffer.alloc((await response.body()).length, 0x5a);
    return route.fulfill({ response, body });
  });
  await page.goto(path);
  await expectPlaying(page);
  await expect.poll(() => position(page), { timeout: 30_000 }).toBeGreaterThan(10);
  expect(spoilt).toBe(1);
});

test.describe('a media address that expires during playback', () => {
  const SECONDS = 14;
  let stack: Stack;
  // In order, on one product.
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  test.use({ expectedErrors: [/403|ERR_FAILED/] });
  test.beforeAll(async () => {
    const env = { MEDIA_ADDRESS_SECONDS: String(SECONDS) };
    stack = await startStack({ env: { ...env, RATE_LIMIT_FACTOR: '1000' } });
  });
  test.afterAll(() => stack.stop());

  /** Plays until well after the first address has expired, and collects the requests. */
  async function playBeyond(page: Page, path: string) {
    const asked = mediaRequests(page);
    await page.goto(stack.url + path);
    const from = await expectPlaying(page);
    const motion = await watchMotion(page);
    await expect
      .poll(async () => (await motion()).position - from, { timeout: 90_000, intervals: [500] })
      .toBeGreaterThan(SECONDS + 5);
    const { longestHaltMs } = await motion();
    return { asked, longestHaltMs, tokens: new Set(asked.map(({ token }) => token)) };
  }
  const episode = async (page: Page) => {
    const answer = await page.request.get(
      `${stack.url}/api/content/video/code?videoCode=${EPISODE}`,
    );
    return `/watch/${((await answer.json()) as { data: { id: number } }).data.id}`;
  };
  /** Heartbeats are due every 30 s; here more often, in proportion to the shorter addresses. */
  const hurryHeartbeats = (page: Page) =>
    page.route('**/api/watch/*-access', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      const json = { ...body, data: { ...body.data, nextRequestAfter: 5 } };
      await route.fulfill({ response, json });
    });
  /** Drops heartbeats, so that the service gives no new address in time. */
  const loseHeartbeats = (page: Page) =>
    page.route('**/api/watch/*-access', (route) =>
      route.request().postData()?.includes('HEARTBEAT') ? route.abort() : route.continue(),
    );

  test(
    'is replaced before it expires, without a halt',
    { tag: ['@WATCH-04', '@long'] },
    async ({ page }) => {
      await hurryHeartbeats(page);
      const { asked, longestHaltMs, tokens } = await playBeyond(page, await episode(page));
      expect(longestHaltMs).toBeLessThan(1000);
      expect(tokens.size).toBeGreaterThan(1);
      expect(asked.filter(({ status }) => status === 403)).toEqual([]);
    },
  );

  test('is renewed when it is refused, without a halt', { tag: '@long' }, async ({ page }) => {
    await loseHeartbeats(page);
    const { asked, longestHaltMs, tokens } = await playBeyond(page, await episode(page));
    expect(longestHaltMs).toBeLessThan(1000);
    expect(tokens.size).toBe(2);
    expect(asked.filter(({ status }) => status === 403).length).toBeGreaterThan(0);
  });

  test('is renewed in a live channel, without a halt', { tag: '@long' }, async ({ page }) => {
    await loseHeartbeats(page);
    const { longestHaltMs, tokens } = await playBeyond(page, '/watch/channel/hilal');
    expect(longestHaltMs).toBeLessThan(1000);
    expect(tokens.size).toBe(2);
  });
});
