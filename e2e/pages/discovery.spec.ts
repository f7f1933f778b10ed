import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { growTo, lengthenGrid } from '../support/long-grid.ts';
import { expect, hydrated, IS_LONG, test } from '../support/test.ts';

// Each page of forty is scrolled to.
const TITLES = IS_LONG ? 2000 : 500;

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test(
  'the page of a row: its titles in order, and a short document for any length',
  { tag: ['@ROUTE-18', '@SCREEN-09'] },
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    await hydrated(page);
    await lengthenGrid(page, TITLES);
    await page.getByRole('link', { name: 'See all: New Episodes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByText(`${TITLES.toLocaleString('en')} titles`, { exact: true }),
    ).toBeVisible();
    await growTo(page, TITLES);
    await expect(page.getByRole('link', { name: `Number ${TITLES}`, exact: false })).toBeVisible();
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(100);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2000);

    await page.evaluate(() => scrollTo(0, 10_000));
    await expect(page.getByText(`Number ${TITLES}`)).toHaveCount(0);
    // A tile in the middle of the view.
    const left = await page.evaluate(() => {
      const isInView = (tile: Element) => tile.getBoundingClientRect().top > innerHeight / 3;
      return [...document.querySelectorAll('main li a')].find(isInView)?.textContent ?? '';
    });
    const tile = page.getByRole('main').getByRole('link').filter({ hasText: left });
    const before = await place(page);
    await tile.press('Enter');
    await expect(page).toHaveURL(/\/detail\//);
    await page.goBack();
    await expect(tile).toBeInViewport();
    await expect.poll(() => place(page)).toBe(before);

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('TITLE');
    await expect(page).toHaveURL(/\?sort=TITLE$/);
  },
);

test('a grid keeps its scroll position on reload', async ({ page, context, sites }) => {
  await context.addCookies([{ name: 'kandil_consent', value: 'functionality', url: sites.open }]);
  await page.goto('/category/series/all');
  await hydrated(page);
  await growTo(page, 28);
  const before = await place(page);
  expect(before).toBeGreaterThan(500);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('listitem').and(page.locator('[aria-posinset="28"]'))).toBeVisible();
  await expect.poll(() => place(page)).toBe(before);
});

test(
  'a scroll position belongs to its page, also when each was opened by its address',
  { tag: '@SHELL-04' },
  async ({ page }) => {
    await page.goto('/category/series/all');
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => place(page)).toBe(400);
    await page.goto('/detail/caravan-of-dust');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Play|Resume/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/watch\//);
    await page.reload();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Caravan of Dust' })).toBeInViewport();
    expect(await place(page)).toBe(0);
  },
);

test(
  'genres lead from page to page, within a category too; films are found by their category, and each opens',
  { tag: ['@SCREEN-05', '@SCREEN-08'] },
  async ({ page }) => {
    await page.goto('/genre/history');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    const genres = page.getByRole('navigation', { name: 'Genres' });
    await expect(genres.getByRole('link', { name: 'History' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Movies' });
    await expect(page).toHaveURL(/\/genre\/history\?category=\d+$/);
    await expect(page.getByRole('main').getByText('Film', { exact: true }).first()).toBeVisible();
    await genres.getByRole('link', { name: 'Drama' }).click();
    await expect(page).toHaveURL(/\/genre\/drama\?category=\d+$/);

    await page.goto('/category/movies');
    await hydrated(page);
    await page.getByRole('link', { name: 'All titles: Movies' }).click();
    const films = page.getByRole('list', { name: 'Movies' }).getByRole('link');
    await expect(films.first()).toContainText('Film');
    await films.first().click();
    await expect(page).toHaveURL(/\/detail\//);
    await expect(page.getByRole('main').getByRole('link', { name: 'Play' })).toBeVisible();
  },
);

test(
  'each season of a series has its address; a person of the cast leads to all their titles',
  { tag: ['@ROUTE-20', '@SCREEN-03'] },
  async ({ page }) => {
    await page.goto('/detail/caravan-of-dust');
    await hydrated(page);
    const seasons = page.getByRole('combobox', { name: 'Season' });
    await seasons.selectOption({ label: 'Season 2' });
    await expect(page).toHaveURL(/\/detail\/caravan-of-dust\/\d+$/);
    await expect(page.getByRole('list', { name: 'Season 2' })).toBeVisible();
    await page.reload();
    await expect(seasons.locator('option:checked')).toHaveText('Season 2');
    await expect(page.getByRole('list', { name: 'Season 2' })).toBeVisible();

    await hydrated(page);
    await page.getByRole('tab', { name: 'Cast' }).click();
    await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/search\//);
    const found = page.getByRole('main').getByRole('link', { name: /Caravan of Dust/ });
    await expect(found.first()).toBeVisible();
  },
);

test('missing pages say so and offer a link: titles, seasons of others, rows, genres', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const other = await request.get('/api/content/series/findById?code=nur');
  const { data } = (await other.json()) as { data: { seasons: { id: number }[] } };
  const foreign = data.seasons[0]?.id ?? 999_999;
  for (const path of [
    '/detail/no-such-title',
    '/detail/987654',
    `/detail/caravan-of-dust/${foreign}`,
    '/breakdown/no-such-row',
    '/genre/no-such-genre',
    '/category/no-such-category/all',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('main').getByRole('link', { name: 'Search' })).toBeVisible();
  }
});

test(
  'a title is removed from My List, and restored by Undo',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    await signIn(context, sites.open, 'suspended@kandil.test');
    // Their order by title differs from their order by date, so that the sorted list differs from the first one.
    for (const code of ['caravan-of-dust', 'nur']) {
      await page.goto(`/detail/${code}`);
      await hydrated(page);
      await page.getByRole('main').getByRole('button', { name: 'My List' }).click();
      await expect(page.getByText(/^Added /)).toBeVisible();
    }
    await page.goto('/my-list');
    await hydrated(page);
    const titles = page.getByRole('list', { name: 'My List' }).getByRole('listitem');
    await expect(titles).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('TITLE');
    await expect(page).toHaveURL(/\?sort=TITLE$/);
    await expect(titles.first()).toContainText('Caravan of Dust');
    await page.getByRole('button', { name: 'Remove Caravan of Dust from My List' }).press('Enter');
    await expect(titles).toHaveCount(1);
    await expect(titles.getByRole('link', { name: 'Nûr' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(titles).toHaveCount(2);
    await expect(titles.first()).toContainText('Caravan of Dust');
    for (const _ of ['one', 'two']) {
      // The list is optimistic; the reload must wait for the service.
      const removal = page.waitForResponse(/removeToMyList/);
      await page
        .getByRole('button', { name: /^Remove .+ from My List$/ })
        .first()
        .click();
      await removal;
    }
    await expect(page.getByRole('heading', { name: 'Your list is empty' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your list is empty' })).toBeVisible();
  },
);
