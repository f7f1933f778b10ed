import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

test(
  'home has a spotlight carousel and rows',
  { tag: ['@ROUTE-01', '@SCREEN-06', '@SCREEN-09'] },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(
      page.getByRole('heading', { name: 'Shadows of the Golden Horn' }).first(),
    ).toBeVisible();
    for (const row of ['New Episodes', 'Free to watch', 'Live now']) {
      await expect(page.getByRole('heading', { level: 2, name: row })).toBeVisible();
    }
    await expectAccessible(page);
  },
);

test('a category has its own home page', { tag: ['@ROUTE-02', '@SCREEN-07'] }, async ({ page }) => {
  await page.goto('/category/movies');
  await hydrated(page);
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Movies' }),
  ).toHaveAttribute('aria-current', 'page');
});

test(
  'a series shows its episodes',
  { tag: ['@ROUTE-19', '@ROUTE-21', '@SCREEN-02', '@SCREEN-04'] },
  async ({ page }) => {
    await page.goto('/detail/caravan-of-dust');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Caravan of Dust' })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(6);
    await expectAccessible(page);
  },
);

test('a title is found by its number too', { tag: '@ROUTE-22' }, async ({ page, request }) => {
  const answer = await request.get('/api/content/series/findById?code=nur');
  const { data } = (await answer.json()) as { data: { id: number } };
  await page.goto(`/detail/${data.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nûr');
});

test(
  'search finds a series as it is typed',
  { tag: ['@SCREEN-15', '@SCREEN-16', '@SCREEN-17', '@SCREEN-19', '@SCREEN-20'] },
  async ({ page }) => {
    await page.goto('/search');
    await hydrated(page);
    await page.getByRole('searchbox').first().fill('golden');
    await expect(page.getByText('Found search results for "golden"')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Shadows of the Golden Horn/ })
        .first(),
    ).toBeVisible();
  },
);

test('search says when it finds nothing', { tag: '@SCREEN-18' }, async ({ page }) => {
  await page.goto('/search/qqqqzzzz');
  await expect(page.getByText('No result found for "qqqqzzzz"')).toBeVisible();
});

test(
  'channels show what is on',
  { tag: ['@ROUTE-42', '@TV-02', '@TV-04', '@TV-05', '@TV-06', '@TV-07', '@TV-08'] },
  async ({ page }) => {
    await page.goto('/channels');
    await hydrated(page);
    const kinds = page.getByRole('navigation', { name: 'Kinds of channels' });
    await expect(kinds.getByRole('link').first()).toHaveText('All');
    await expect(kinds.getByRole('link', { name: 'Favorites' })).toHaveCount(0);
    const tiles = page.getByRole('main').getByRole('listitem');
    await expect(tiles.filter({ hasText: /\d{2}:\d{2} – \d{2}:\d{2}/ })).toHaveCount(8);
    await expectAccessible(page);
  },
);

test('a navigation begins at the top', { tag: '@SHELL-04' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Movies' })
    .click();
  await expect(page).toHaveURL(/\/category\/movies$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
