import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { cookieOf } from '../support/session.ts';
import { wordsOf } from '../support/words.ts';
import { expect, expectAccessible, hydrated, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const en = wordsOf('en');
const previews = (page: Page) => page.locator('[data-preview] > [role=group]');

test.describe('a tile under the pointer', () => {
  test('grows after 400 ms without a layout shift and shows all actions; one at a time, closed on leave', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const row = page.getByRole('list', { name: 'New Episodes' });
    await row.evaluate((list) => list.scrollIntoView({ block: 'center' }));
    const [first, second] = [row.locator('li').first(), row.locator('li').nth(1)];
    const before = await row.boundingBox();
    await first.hover();
    await expect(previews(page)).toHaveCount(1);
    await expect(previews(page)).toBeInViewport({ ratio: 1 });
    expect(await row.boundingBox()).toEqual(before);
    for (const name of [/^Play /, /^My List: /, en('action.like'), /^Details of /])
      await expect(previews(page).locator('a, button').and(page.getByLabel(name))).toBeVisible();
    await expect
      .poll(() =>
        previews(page)
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.currentTime),
      )
      .toBeGreaterThan(0.2);
    expect(
      await previews(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.muted),
    ).toBe(true);
    await expectAccessible(page);
    await second
      .locator('a')
      .first()
      .hover({ position: { x: 250, y: 60 } });
    await expect(second.locator('> [role=group]')).toHaveCount(1);
    await expect(previews(page)).toHaveCount(1);
    const title = await second.locator('a bdi').first().textContent();
    await expect(previews(page)).toHaveAccessibleName(en('preview.label', { title: title ?? '' }));
    await expect(previews(page).getByText(title ?? '', { exact: true })).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(previews(page)).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
  });

  test('also opens by keyboard, with the next Tab stop in it; Escape closes it', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    const tile = page.getByRole('list', { name: 'New Episodes' }).locator('li').first();
    await tile.locator('a').first().focus();
    await expect(previews(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(previews(page).locator('a:focus')).toHaveAccessibleName(/^Play /);
    await page.keyboard.press('Escape');
    await expect(previews(page)).toHaveCount(0);
    await expect(tile.locator('a:focus')).toHaveCount(1);
  });

  for (const language of ['en', 'ar'] as const) {
    const tag = language === 'ar' ? [] : ['@long'];
    test(
      `stays within the window at both ends of a row (${language})`,
      { tag },
      async ({ page }) => {
        await page.goto(language === 'en' ? '/' : '/ar/');
        await hydrated(page);
        const row = page.locator('.rail-track').first();
        await row.scrollIntoViewIfNeeded();
        for (const index of [0, 3]) {
          await row.locator('li').nth(index).hover();
          await expect(row.locator('li').nth(index).locator('> [role=group]')).toBeInViewport({
            ratio: 1,
          });
          await page.mouse.move(5, 5);
          await expect(previews(page)).toHaveCount(0);
        }
        await row.locator('li').first().hover();
        await expect(previews(page)).toHaveCount(1);
        await page.mouse.wheel(0, 200);
        await expect(previews(page)).toHaveCount(0);
      },
    );
  }

  test('shows a still picture with reduced motion', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('list', { name: 'New Episodes' }).locator('li').first().hover();
    await expect(previews(page)).toHaveCount(1);
    await expect(previews(page).locator('video')).toHaveCount(0);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a tile opens its title, and nothing grows', async ({ page }) => {
    const codes: string[] = [];
    page.on('request', (request) => codes.push(request.url()));
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('list', { name: 'New Episodes' }).locator('li').first().tap();
    await expect(page).toHaveURL(/\/detail\//);
    expect(codes.filter((url) => url.includes('preview-host'))).toEqual([]);
  });
});

/** Headers of a call by the browser's member. */
async function headersOf(context: BrowserContext, origin: string) {
  return {
    authorization: `Bearer ${await cookieOf(context, 'kandil_token')}`,
    'x-device-id': (await cookieOf(context, 'kandil_device')) ?? '',
    'x-platform': 'web',
    origin,
  };
}

async function watchTo(
  request: APIRequestContext,
  headers: Record<string, string>,
  site: string,
  code: string,
  lastSec: number,
): Promise<void> {
  const found = await request.get(`${site}/api/content/video/code?videoCode=${code}`, { headers });
  const { data } = (await found.json()) as { data: { id: number } };
  const answer = await request.post(`${site}/api/watch/content-access`, {
    headers,
    data: {
      videoId: data.id,
      event: 'PAUSE',
      lastSec,
      eventTime: new Date().toISOString(),
      sessionId: 'player-of-a-test',
    },
  });
  expect(answer.ok()).toBe(true);
}

test(
  'Continue Watching: time left, and a menu whose every action has Undo',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    test.setTimeout(120_000);
    await signIn(context, sites.open, 'canceled@kandil.test');
    const headers = await headersOf(context, sites.open);
    await watchTo(context.request, headers, sites.open, 'sea-falcons-s1e2', 40);
    await watchTo(context.request, headers, sites.open, 'keeper-of-cordoba-s1e2', 120);
    await page.goto('/');
    await hydrated(page);
    const row = page.getByRole('list', { name: 'Continue Watching' });
    const tile = row.locator('li').filter({ hasText: 'The Keeper of Cordoba' });
    const choose = async (line: string) => {
      await tile.getByRole('button', { name: 'More options for The Keeper of Cordoba' }).click();
      await page.getByRole('menuitem', { name: line }).click();
    };
    const undo = () =>
      page
        .getByRole('button', { name: en('action.undo') })
        .first()
        .click();
    const position = () =>
      tile.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value);
    await tile.hover();
    await expect(tile).toContainText(/S1:E2.*min left/);
    expect(await position()).toBe(120);

    await choose(en('continue.remove'));
    await expect(tile).toHaveCount(0);
    await expect(row.locator('a:focus')).toHaveCount(1);
    await undo();
    await expect(tile).toContainText('S1:E2');

    await choose(en('continue.watched'));
    await expect(tile).toContainText('S1:E3');
    await undo();
    await expect(tile).toContainText('S1:E2');

    await choose(en('continue.restart'));
    await expect.poll(position).toBe(0);
    await undo();
    await expect.poll(position).toBe(120);
  },
);
