import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { lengthenGuide } from '../support/long-guide.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const heart = (page: Page, channel: string) =>
  page.getByRole('button', { name: `${channel}: favorite` });
const tiles = (page: Page) =>
  page.locator('main li').filter({ has: page.getByRole('progressbar') });

test.describe('favourites of a member', () => {
  test.beforeEach(({ context, sites }) => signIn(context, sites.open, 'member@kandil.test'));

  test(
    'the heart adds and removes a channel, and the list follows',
    { tag: ['@TV-01', '@TV-03', '@TV-09', '@TV-27', '@TV-28', '@TV-29', '@ROUTE-43'] },
    async ({ page }) => {
      await page.goto('/channels');
      await hydrated(page);
      await expect(heart(page, 'Girih')).toHaveAttribute('aria-pressed', 'false');
      const calls: string[] = [];
      page.on('response', (answer) => {
        const path = new URL(answer.url()).pathname.replace(/^.*\/tv-channel/, '');
        if (answer.url().includes('/tv-channel/'))
          calls.push(`${answer.request().method()} ${path.replace(/\d+$/, 'id')}`);
      });
      await heart(page, 'Girih').click();
      await expect.poll(() => calls).toEqual(expect.arrayContaining(['GET /all']));
      expect(calls.indexOf('PUT /favourites/id')).toBeLessThan(calls.indexOf('GET /all'));
      await expect(heart(page, 'Girih')).toHaveAttribute('aria-pressed', 'true');

      await page
        .getByRole('navigation', { name: 'Channel categories' })
        .getByRole('link', { name: 'Favorites' })
        .click();
      await expect(page).toHaveURL(/\/channels\/favorites$/);
      await expect(tiles(page)).toHaveCount(1);
      await expect(tiles(page)).toContainText('Girih');
      calls.length = 0;
      await heart(page, 'Girih').click();
      await expect.poll(() => calls).toContain('GET /favourites');
      expect(calls[0]).toBe('DELETE /favourites/id');
      await expect(page.getByText('No favorite channels yet')).toBeVisible();
    },
  );
});

test(
  'a guest is asked to log in, and then the channel is a favourite',
  { tag: ['@TV-04', '@TV-10'] },
  async ({ page }) => {
    await page.goto('/channels');
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Channel categories' });
    await expect(menu.getByRole('link').first()).toHaveText('All');
    await expect(menu.getByRole('link', { name: 'Favorites' })).toHaveCount(0);
    await heart(page, 'Lale').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await dialog.getByLabel(/e-mail/i).fill('family@kandil.test');
    await dialog.getByLabel('Password', { exact: true }).fill('kandil-demo');
    const added = page.waitForResponse(
      (answer) => answer.url().includes('/tv-channel/favourites/') && answer.ok(),
    );
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    // The account has several profiles, so the page asks first who is watching: it becomes a favourite of that one.
    await expect(page).toHaveURL(/\/profiles\?redirectUrl=%2Fchannels$/);
    await page.getByRole('main').getByRole('button', { name: 'Yusuf Demir' }).click();
    await added;
    await expect(page).toHaveURL(/\/channels$/);
    await expect(menu.getByRole('link', { name: 'Favorites' })).toBeVisible();
    await expect(heart(page, 'Lale')).toHaveAttribute('aria-pressed', 'true');
  },
);

test.describe('favourites of a guest', () => {
  test.use({ expectedErrors: [/401/] });
  test('are an invitation to log in', async ({ page }) => {
    await page.goto('/channels/favorites');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Log in to save favorites' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a tile follows the clock and loads the next programme when one ends', async ({ page }) => {
  await page.clock.install();
  await page.goto('/channels');
  await hydrated(page);
  const shares = () =>
    page
      .getByRole('progressbar')
      .evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).position));
  const before = await shares();
  const asked = page.waitForRequest((request) => request.url().includes('/tv-channel/all'));
  await page.clock.fastForward('05:00');
  await expect
    .poll(async () => (await shares()).some((share, tile) => share > (before[tile] ?? 1)))
    .toBe(true);
  await page.clock.fastForward('01:00:00');
  await asked;
});

test.describe('the guide', () => {
  const cell = (page: Page) => page.locator('[role=gridcell]:focus');
  const open = async (page: Page, path = '/channels?view=guide') => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('[data-cell=programme]').first()).toBeVisible();
  };

  test(
    'is a view by channels and hours that renders only what is in sight',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/channels/faith');
      await hydrated(page);
      await page.getByRole('link', { name: 'Guide', exact: true }).click();
      await expect(page).toHaveURL(/\/channels\/faith\?view=guide$/);
      await expect(page.getByRole('rowheader')).toHaveCount(2);
      await page
        .getByRole('navigation', { name: 'Channel categories' })
        .getByRole('link', { name: 'All' })
        .click();
      await expect(page).toHaveURL(/\/channels\?view=guide$/);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expect(page.getByRole('gridcell', { name: /, on now$/ }).first()).toBeVisible();
      expect(await page.getByRole('gridcell').count()).toBeLessThan(150);

      const days = page.getByRole('list', { name: 'Days' });
      await days.getByRole('button').last().click();
      await expect(days.getByRole('button').last()).toHaveAttribute('aria-current', 'date');
      await expect(page.locator('[data-cell=programme]').nth(8)).toBeVisible();
      expect(await page.getByRole('gridcell').count()).toBeLessThan(150);
      await page.getByRole('button', { name: 'Now', exact: true }).click();
      await expect(page.getByRole('gridcell', { name: /, on now$/ }).first()).toBeInViewport();
    },
  );

  test('keeps the focus on a cell whose programmes come late', async ({ page }) => {
    const { promise: later, resolve } = Promise.withResolvers<void>();
    await page.route(/\/tv-channel\/guide\b/, async (route) => {
      await later;
      await route.continue();
    });
    await page.goto('/channels?view=guide');
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await expect(cell(page)).toHaveAttribute('aria-busy', 'true');
    resolve();
    await expect(cell(page)).toHaveAttribute('data-cell', 'programme');
  });

  test('is navigated by keys, and a programme shows its actions', async ({ page }) => {
    await open(page);
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    const label = () => cell(page).locator('.sr-only').textContent();
    await expect.poll(label).toMatch(/^Boğaz TV, .+ \d\d:\d\d – \d\d:\d\d, on now$/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(label).toMatch(/^Hilâl, .+, on now$/);
    const [, end] = /– (\d\d:\d\d), on now$/.exec((await label()) ?? '') ?? [];
    await page.keyboard.press('ArrowRight');
    await expect.poll(label).toContain(`${end} – `);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(label).toMatch(/on now$/);
    await page.keyboard.press('PageDown');
    await expect.poll(label).not.toMatch(/on now$/);
    await expect(cell(page)).toBeInViewport();
    await page.keyboard.press('Home');
    await expect.poll(label).toMatch(/, 2[123]:\d\d – 0|, 00:00 – /);
    await page.keyboard.press('End');
    await expect.poll(label).toMatch(/ – 0\d:\d\d$/);

    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await page.getByRole('gridcell', { name: /^Girih, .+, on now$/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'Watch live' })).toHaveAttribute(
      'href',
      '/watch/channel/girih',
    );
    await expect(dialog.getByRole('link', { name: 'Start over' })).toHaveAttribute(
      'href',
      /^\/watch\/channel\/girih\?from=\d{13}$/,
    );
    await expect(dialog.getByRole('link', { name: 'About this title' })).toHaveAttribute(
      'href',
      /^\/detail\//,
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(label).toMatch(/^Girih, /);
  });

  test(
    'runs from right to left in Arabic, and so do its arrow keys',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/ar/channels?view=guide');
      const now = page.locator('[role=gridcell][aria-current=time]').first();
      await now.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(cell(page).locator('.sr-only')).toHaveText(/،/);
      const [here, there] = await Promise.all([now.boundingBox(), cell(page).boundingBox()]);
      expect(there?.x ?? 0).toBeLessThan(here?.x ?? 0);
    },
  );

  test(
    'holds a thousand channels over nine days without growing',
    { tag: '@long' },
    async ({ page }) => {
      await lengthenGuide(page, 1000);
      await page.goto('/channels/faith?view=guide');
      await hydrated(page);
      await page
        .getByRole('navigation', { name: 'Channel categories' })
        .getByRole('link', { name: 'All' })
        .click();
      const grid = page.getByRole('grid');
      await expect(grid).toHaveAttribute('aria-rowcount', '1001');
      for (const [down, along] of [
        [0.5, 0.3],
        [0.1, 0.9],
        [1, 1],
      ] as const) {
        await grid.evaluate(
          (element, [y, x]) => element.scrollTo(element.scrollWidth * x, element.scrollHeight * y),
          [down, along] as const,
        );
        await expect(page.locator('[data-cell=programme]').nth(20)).toBeVisible();
        expect(await grid.locator('*').count()).toBeLessThan(1500);
      }
      await expect(page.getByRole('rowheader').last()).toContainText('Channel 1000');
    },
  );

  test.describe('away', () => {
    test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });
    test('reports what did not load and retries', { tag: '@long' }, async ({ page }) => {
      await page.route('**/tv-channel/guide*', (route) => route.abort());
      await page.goto('/channels?view=guide');
      await hydrated(page);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('load part of the guide', { timeout: 20_000 });
      await page.unroute('**/tv-channel/guide*');
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.locator('[data-cell=programme]').first()).toBeVisible();
      await expect(alert).toBeHidden();
    });
  });
});

test('channels with long names stay within a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/channels');
  await hydrated(page);
  await expect(tiles(page).first()).toBeVisible();
  const beyond = await tiles(page).evaluateAll(
    (all) => all.filter((tile) => tile.getBoundingClientRect().right > innerWidth).length,
  );
  expect(beyond).toBe(0);
});
