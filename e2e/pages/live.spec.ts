import type { APIRequestContext, Page } from '@playwright/test';
import { expectPlaying } from '../support/playback.ts';
import { expect, test } from '../support/test.ts';

const MINUTE = 60_000;
interface Programme {
  title: string;
  startDate: string;
}

/** The programmes of a free channel, from two hours ago to a little ahead. */
async function programmesOf(request: APIRequestContext, code: string): Promise<Programme[]> {
  const channel = await request.get(`/api/content/tv-channel/code/${code}`);
  const { data } = (await channel.json()) as { data: { id: number } };
  const from = new Date(Date.now() - 115 * MINUTE).toISOString();
  const guide = await request.get('/api/content/tv-channel/guide', {
    params: { from, hours: 3, channels: data.id },
  });
  return (
    ((await guide.json()) as { data: { programmes: Programme[] }[] }).data[0]?.programmes ?? []
  );
}

/** Plays this many seconds of the video and returns the seconds for which it stood still. */
function stalled(page: Page, seconds: number): Promise<number> {
  return page.locator('video').evaluate(async (video: HTMLVideoElement, length) => {
    const [start, began] = [video.currentTime, performance.now()];
    while (video.currentTime < start + length && performance.now() - began < 3000 * length)
      await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    return (performance.now() - began) / 1000 - (video.currentTime - start);
  }, seconds);
}

/** Shows the bars, which appear when the pointer moves. */
async function controls(page: Page): Promise<void> {
  await page.mouse.move(600, 300);
  await page.mouse.move(620, 320);
}

test(
  'a channel plays at its live edge; one press returns to it',
  { tag: ['@PLAYER-03', '@ROUTE-25'] },
  async ({ page }) => {
    await page.goto('/watch/channel/hilal');
    await expectPlaying(page);
    // A slow machine is a little further behind.
    const behind = await page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.seekable.end(0) - video.currentTime);
    expect(behind).toBeLessThan(60);
    await controls(page);
    await expect(
      page.getByRole('list', { name: 'On this channel' }).getByRole('listitem'),
    ).toHaveCount(4);
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('j');
    await controls(page);
    const goLive = page.getByRole('button', { name: /^Go live/ });
    await expect(goLive).toBeVisible();
    await expectPlaying(page);
    await controls(page);
    await goLive.click();
    await expect(page.getByRole('button', { name: 'Live', exact: true })).toBeVisible();
    await expectPlaying(page);
  },
);

test('the boundary of two clips plays without a stall', { tag: '@long' }, async ({ page }) => {
  const border = Math.floor(Date.now() / MINUTE) * MINUTE - 5 * MINUTE;
  await page.goto(`/watch/channel/hilal?from=${border - 6_000}`);
  await expectPlaying(page);
  expect(await stalled(page, 14)).toBeLessThan(2);
});

test(
  'at the end of a programme the next one’s name is shown, and playback continues',
  { tag: '@long' },
  async ({ page, request }) => {
    const programmes = await programmesOf(request, 'hilal');
    const began = programmes.findLastIndex(
      ({ startDate }) => Date.parse(startDate) < Date.now() - MINUTE,
    );
    const [before, after] = [programmes[began - 1], programmes[began]];
    if (!before || !after) throw new Error('no programme has begun in the last two hours');
    // First far enough before the boundary for a slow machine; then close to it.
    await page.goto(`/watch/channel/hilal?from=${Date.parse(after.startDate) - MINUTE}`);
    const name = page.locator('.kp-subtitle');
    await expectPlaying(page);
    await expect(name).toHaveText(before.title);
    await page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => void (video.currentTime += 45));
    await expectPlaying(page);
    await expect(name).toHaveText(before.title);
    const standstill = await stalled(page, 20);
    await expect(name).toHaveText(after.title);
    expect(standstill).toBeLessThan(2);
  },
);

test('a programme restarts from its beginning', { tag: '@long' }, async ({ page, request }) => {
  const programmes = await programmesOf(request, 'hilal');
  const last = programmes.findLast(({ startDate }) => Date.parse(startDate) < Date.now() - 90_000);
  const start = Date.parse(last?.startDate ?? '');
  await page.goto(`/watch/channel/hilal?from=${start + 40_000}`);
  await expectPlaying(page);
  const before = await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);
  await controls(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expectPlaying(page);
  const after = await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);
  expect(before - after).toBeGreaterThan(25);
  await expect(page.locator('.kp-subtitle')).toHaveText(last?.title ?? '');
  await controls(page);
  // A programme that has just started cannot be restarted.
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0);
});

test('channels are changed by buttons and keys in the same player', async ({ page }) => {
  await page.goto('/watch/channel/hilal');
  await expectPlaying(page);
  await page.locator('video').evaluate((video) => video.setAttribute('data-same', 'yes'));
  await controls(page);
  await page.getByRole('button', { name: 'Next channel: Fanous' }).click();
  await expect(page).toHaveURL(/\/watch\/channel\/fanous$/);
  await expect(page.getByRole('heading', { name: 'Fanous' })).toBeVisible();
  await expectPlaying(page);
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(/\/watch\/channel\/hilal$/);
  await expectPlaying(page);
  await expect(page.locator('video[data-same=yes]')).toBeVisible();
  await controls(page);
  await page.getByRole('button', { name: /^Previous channel: / }).click();
  // This channel needs a plan, and says so.
  await expect(page.getByRole('heading', { name: 'Included with a plan' })).toBeVisible();
});

test('without a name the first channel is shown', { tag: '@ROUTE-24' }, async ({ page }) => {
  await page.goto('/watch/channel');
  await expect(page.getByRole('heading', { name: 'Boğaz TV' })).toBeAttached();
});
