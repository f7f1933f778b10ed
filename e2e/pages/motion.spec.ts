import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

// The context of these tests prefers reduced motion, as that of most others.

declare global {
  interface Window {
    moved?: string[];
  }
}

/** Runs before the page's own scripts: notes what moves for longer than an instant. */
function noteMotion(): void {
  const INSTANT_MS = 50;
  const moved = (window.moved = [] as string[]);
  const note = () => {
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      if (Number(duration) * (iterations ?? 1) <= INSTANT_MS) continue;
      const { target = null } = animation.effect instanceof KeyframeEffect ? animation.effect : {};
      moved.push(target?.outerHTML.slice(0, 120) ?? 'an animation');
    }
  };
  for (const type of ['animationstart', 'transitionrun', 'click', 'focusin', 'pointerover'])
    document.addEventListener(type, () => requestAnimationFrame(note), { capture: true });
}

/** What a visitor does to a page that may make it move. */
async function stir(page: Page): Promise<void> {
  const links = page.getByRole('main').locator('a[href]:visible, button:visible');
  await links.first().hover();
  await links.last().hover();
  await page.mouse.wheel(0, 600);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
}

async function expectStill(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.moved)).toEqual([]);
  await expect(page.locator('video')).toHaveCount(0);
}

test.beforeEach(({ page }) => page.addInitScript(noteMotion));

test('with reduced motion nothing moves on home and on a title', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const tile = page.getByRole('list', { name: 'New Episodes' }).locator('li').first();
  await tile.hover();
  await expect(page.locator('[data-preview] > [role=group]')).toHaveCount(1);
  await stir(page);
  await expectStill(page);

  await page.goto('/en/detail/nur');
  await hydrated(page);
  await stir(page);
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectStill(page);
});

test('with reduced motion nothing moves on the other pages', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of [
    '/category/series',
    '/search/golden',
    '/channels',
    '/channels?view=guide',
    '/subscription-plans',
    '/landing',
    '/help-center',
    '/terms-of-use',
    '/cookie-preferences',
  ]) {
    await page.goto(`/ar${path}`);
    await hydrated(page);
    await stir(page);
    await expectStill(page);
  }
});
