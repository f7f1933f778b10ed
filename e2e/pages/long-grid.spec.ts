import type { Page } from '@playwright/test';
import { growTo, lengthenGrid } from '../support/long-grid.ts';
import { expect, hydrated, test } from '../support/test.ts';

const TITLES = 1000;

async function openLongGrid(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await lengthenGrid(page, TITLES);
  await page.getByRole('link', { name: 'See all: New Episodes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Episodes' })).toBeVisible();
  await growTo(page, TITLES);
}

/** Jumps to a scroll position and counts the tiles in view in the next frame. */
const tilesAfterLeap = (page: Page, top: number) =>
  page.evaluate(async (height) => {
    scrollTo(0, height);
    // A frame dispatches scroll events, runs animation callbacks, then paints.
    await new Promise(requestAnimationFrame);
    const isInView = (tile: Element) => {
      const { top: start, bottom } = tile.getBoundingClientRect();
      return start < innerHeight && bottom > 0;
    };
    return [...document.querySelectorAll('main li[aria-posinset]')].filter(isInView).length;
  }, top);

test(
  'a jump in a long grid shows its tiles in the next frame',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openLongGrid(page);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const top of [0, end, end / 2, 5000, end - 5000, 0])
      expect(await tilesAfterLeap(page, top), `at ${top} px`).toBeGreaterThanOrEqual(8);
    // Tiles that are not rendered yet are outlines.
    await expect(page.locator('main li[aria-hidden].tile-outlines')).toHaveCount(1);
    const outlines = page.locator('main li.tile-outlines');
    expect(await outlines.evaluate((gap) => getComputedStyle(gap).backgroundImage)).toContain(
      'repeating-linear-gradient',
    );
    // On a busy machine the browser may abort a smooth scroll, so the key is pressed again.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByRole('link', { name: `Number ${TITLES}` })).toBeInViewport();
    }).toPass({ timeout: 40_000 });
  },
);

test(
  'the focused tile stays in the document when it is scrolled out of view',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openLongGrid(page);
    await page.evaluate(() => scrollTo(0, 0));
    const tile = page.getByRole('link', { name: /\bNumber 6\b/ });
    await tile.focus();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(page.getByRole('link', { name: /\bNumber 20\b/ })).toHaveCount(0);
    await expect(tile).toBeFocused();
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(100);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /\bNumber 7\b/ })).toBeFocused();
    await expect(page.getByRole('link', { name: /\bNumber 7\b/ })).toBeInViewport();
  },
);
