import type { Locator, Page } from '@playwright/test';
import { withLongRow } from '../support/long-row.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const en = wordsOf('en');
const rowsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const railOf = (page: Page, name: string) => page.getByRole('list', { name });

/** The number of tiles that are fully in view. */
async function wholeTiles(rail: Locator): Promise<number> {
  return rail.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].filter((tile) => {
      const box = tile.getBoundingClientRect();
      return box.width > 0 && box.left >= left - 1 && box.right <= right + 1;
    }).length;
  });
}

test.describe('a row', () => {
  const SIZES: [size: string, width: number, across: number][] = [
    ['xs', 390, 1],
    ['sm', 600, 2],
    ['md', 800, 3],
    ['lg', 1100, 3],
    ['xl', 1300, 4],
    ['xxl', 1700, 5],
  ];
  test(
    'shows 1, 2, 3, 3, 4 and 5 tiles across, each in the shape of 472 x 263',
    { tag: ['@CONST-26', '@CONST-27'] },
    async ({ page }) => {
      await page.goto('/');
      const rail = railOf(page, en('home.liveNow'));
      const row = railOf(page, 'New Episodes');
      for (const [size, width, across] of SIZES) {
        await page.setViewportSize({ width, height: 900 });
        expect(await wholeTiles(row), size).toBe(across);
        expect(await wholeTiles(rail), `${size}, live`).toBe(across);
        const box = await row.locator('.aspect-tile').first().boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1), size).toBeCloseTo(472 / 263, 1);
      }
    },
  );

  test('more rows load near the end, each once', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    // The spotlight, the live channels, and the first rows.
    expect(await rowsOf(page).count()).toBeLessThan(8);
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      expect(await rowsOf(page).count()).toBe(10);
    }).toPass();
    // One row has another shape.
    const tall = page.locator('.rail-tall .aspect-2\\/3');
    const box = await tall.first().boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2 / 3, 1);
    await expect(page.locator('.rail-tall')).toHaveCount(1);
    const titles = await rowsOf(page).allTextContents();
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('Back restores the length and the scroll position of home', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(async () => {
      // Not with the wheel: its motion would continue afterwards.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await rowsOf(page).count()).toBeGreaterThan(9);
    }).toPass();
    // The scroll event fires a frame later.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          addEventListener('scroll', () => done(), { once: true });
          scrollTo(0, 2400);
        }),
    );
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-tile]')?.click());
    await expect(page).toHaveURL(/\/detail\//);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2400);
  });

  for (const language of ['en', 'ar'] as const) {
    const tag = language === 'en' ? ['@long'] : [];
    test(
      `keeps its position after Back and after a reload, in ${language}`,
      { tag },
      async ({ page, context, sites }) => {
        await context.addCookies([
          { name: 'kandil_consent', value: 'functionality', url: sites.open },
        ]);
        await page.goto(`/${language}`);
        await hydrated(page);
        const rail = page.getByRole('main').locator('.rail-track').first();
        const place = () => rail.evaluate((list) => Math.round(Math.abs(list.scrollLeft)));
        await rail.evaluate(
          (list, by) => list.scrollBy({ left: by }),
          language === 'ar' ? -900 : 900,
        );
        await expect.poll(place).toBeGreaterThan(300);
        const left = await place();
        await rail.locator('[data-index="4"]').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/(?:detail|watch)\//);
        await page.goBack();
        await expect.poll(place).toBe(left);
        await page.reload();
        await hydrated(page);
        await expect.poll(place).toBe(left);
      },
    );
  }

  test(
    'of 500 tiles keeps a few in the document, and can be scrolled to its end',
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(90_000);
      await page.goto('/category/movies');
      await hydrated(page);
      await withLongRow(page, 'NEW_EPISODES', 500);
      await page
        .getByRole('navigation', { name: en('nav.main') })
        .getByRole('link', { name: en('nav.home') })
        .click();
      const rail = railOf(page, 'New Episodes');
      await expect(rail.locator('li')).not.toHaveCount(0);
      let most = 0;
      await expect(async () => {
        await rail.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
        most = Math.max(most, await rail.locator('li').count());
        expect(await rail.locator('[aria-posinset="500"]').count()).toBe(1);
      }).toPass({ timeout: 60_000, intervals: [100] });
      expect(most).toBeLessThanOrEqual(26);
      await rail.evaluate((list) => list.scrollTo({ left: 0 }));
      await expect(rail.locator('[aria-posinset="1"]')).toBeInViewport();
    },
  );
});

test.describe('when the catalogue cannot be reached', () => {
  test.use({ expectedErrors: [/503|ERR_FAILED|Failed to load/] });
  test('home shows the last copy, says so, and recovers after Try again', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: en('action.details') }).click();
    await expect(page).toHaveURL(/\/detail\//);
    await page.route('**/api/content/**', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.', data: null, meta: null } }),
    );
    await page
      .getByRole('navigation', { name: en('nav.main') })
      .getByRole('link', { name: en('nav.home') })
      .click();
    await expect(page.getByRole('status').filter({ hasText: en('stale.notice') })).toBeVisible({
      timeout: 30_000,
    });
    await expect(rowsOf(page).filter({ hasText: 'New Episodes' })).toBeVisible();
    await page.unroute('**/api/content/**');
    await page.getByRole('button', { name: en('action.tryAgain') }).click();
    await expect(page.getByText(en('stale.notice'))).toHaveCount(0);
  });
});
