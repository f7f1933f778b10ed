import type { Page } from '@playwright/test';
import { expectPlaying, position } from '../support/playback.ts';
import { expect, test } from '../support/test.ts';
import { watchPath } from '../support/viewer.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** The positions of the buttons over the picture, visible or not. */
const MIDDLE = [195, 422] as const;
const RIGHT = [340, 250] as const;

const isPaused = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
const controls = (page: Page) => page.locator('.kp');

test.beforeEach(async ({ page, request }) => {
  await page.goto((await watchPath(request, 'caravan-of-dust-s1e1')).path);
  await expectPlaying(page);
  await expect(controls(page)).toHaveAttribute('data-controls', 'false');
});

test('the first tap shows the controls and presses none', async ({ page }) => {
  await page.touchscreen.tap(...MIDDLE);
  await expect(controls(page)).toHaveAttribute('data-controls', 'true');
  await expectPlaying(page);
  await expect(controls(page)).toHaveAttribute('data-controls', 'false');

  await page.touchscreen.tap(...RIGHT);
  await expect(controls(page)).toHaveAttribute('data-controls', 'true');
  await page.touchscreen.tap(...MIDDLE);
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.touchscreen.tap(...MIDDLE);
  await expectPlaying(page);
});

test(
  'a tap beside a menu closes it and presses nothing under it',
  { tag: '@long' },
  async ({ page }) => {
    await page.touchscreen.tap(...RIGHT);
    await page.getByRole('button', { name: 'Settings', exact: true }).tap();
    const menu = page.getByRole('menu', { name: 'Settings' });
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(...MIDDLE);
    await expect(menu).toBeHidden();
    await expectPlaying(page);
  },
);

test('a double tap on a side seeks ten seconds', { tag: '@long' }, async ({ page }) => {
  const before = await position(page);
  await page.touchscreen.tap(...RIGHT);
  await page.touchscreen.tap(...RIGHT);
  await expect.poll(() => position(page)).toBeGreaterThan(before + 9);
  await expectPlaying(page);
});
