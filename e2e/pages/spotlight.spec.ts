import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { wordsOf } from '../support/words.ts';
import { expect, hydrated, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const en = wordsOf('en');
const spotlight = (page: Page) => page.getByRole('region', { name: en('spotlight.label') });
const title = (page: Page) => spotlight(page).getByRole('heading', { level: 2 });
const seconds = (page: Page) =>
  spotlight(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);

test(
  'changes after 8 s, not while it is hovered or focused; dots choose',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.mouse.move(700, 850);
    const first = await title(page).textContent();
    const clock = spotlight(page).locator('.animate-spotlight');
    await expect(clock).toHaveCSS('animation-play-state', 'running');
    await expect(clock).toHaveCSS('animation-duration', '8s');
    // Seven of its seconds pass at once.
    await clock.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.currentTime = 7000;
    });
    await expect(title(page)).not.toHaveText(first ?? '');
    // A change at this moment would move the title away from the pointer.
    await expect(async () => {
      await page.mouse.move(700, 850);
      await title(page).hover();
      await expect(clock).toHaveCSS('animation-play-state', 'paused', { timeout: 2000 });
    }).toPass();
    await page.mouse.move(700, 850);
    await expect(clock).toHaveCSS('animation-play-state', 'running');
    const dots = spotlight(page).getByRole('listitem').getByRole('button');
    await dots.nth(3).focus();
    await expect(clock).toHaveCSS('animation-play-state', 'paused');
    await page.keyboard.press('Enter');
    await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  },
);

test('does not change by itself with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await expect(spotlight(page).locator('.animate-spotlight')).toBeHidden();
});

test(
  'the trailer plays muted if the profile allows it, and stops when scrolled away',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    await signIn(context, sites.open, 'member@kandil.test');
    await page.goto('/');
    await hydrated(page);
    await expect.poll(() => seconds(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
    const video = spotlight(page).locator('video');
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
    // The carousel waits for the trailer.
    await expect(spotlight(page).locator('.animate-spotlight')).toHaveCSS(
      'animation-play-state',
      'paused',
    );
    await page.getByRole('button', { name: en('trailer.pause') }).click();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
      .toBe(true);
    await page.getByRole('button', { name: en('trailer.play') }).click();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
      .toBe(false);
    await page.evaluate(() => scrollTo(0, 900));
    await expect(video).toHaveCount(0);
  },
);

test(
  'guests get no trailer, nor do members with reduced motion',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    const media: string[] = [];
    page.on('request', (request) => {
      if (/\/media\/|hls-engine|content-access/.test(request.url())) media.push(request.url());
    });
    await page.goto('/');
    await hydrated(page);
    await signIn(context, sites.open, 'member@kandil.test');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await hydrated(page);
    // Longer than the delay of a trailer; the page's clock is moved forward.
    await page.waitForFunction(() => performance.now() > 4000);
    expect(media).toEqual([]);
  },
);

test.describe('on a phone', { tag: '@pictures' }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('has portrait art, 750 x 1000, and can be swiped', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const art = spotlight(page).locator('picture img').last();
    await expect
      .poll(() =>
        art.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth),
      )
      .toBeCloseTo(4 / 3, 1);
    const first = await title(page).textContent();
    await spotlight(page).evaluate((section) => {
      const at = (clientX: number) => [
        new Touch({ identifier: 1, target: section, clientX, clientY: 300 }),
      ];
      section.dispatchEvent(new TouchEvent('touchstart', { touches: at(300), bubbles: true }));
      section.dispatchEvent(new TouchEvent('touchend', { changedTouches: at(120), bubbles: true }));
    });
    await expect(title(page)).not.toHaveText(first ?? '');
  });
});
