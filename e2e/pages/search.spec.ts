import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

test('closing a search leads back to the page before and its scroll position', async ({ page }) => {
  await page.goto('/genre/drama');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Series, films, people' });
  await expect(field).toBeFocused();
  await field.fill('caravan of dust');
  await expect(page.getByRole('option', { name: /Caravan of Dust/ })).toBeVisible();
  await expectAccessible(page);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/caravan%20of%20dust$/);
  await expect(page.getByText('Found search results for "caravan of dust"')).toBeVisible();
  // The only result is followed by others like it.
  const similar = page.getByRole('list', { name: 'Similar titles' }).getByRole('link');
  await expect(similar.first()).toHaveAttribute('href', /\/detail\//);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('golden');
  await expect(page).toHaveURL(/\/search\/golden$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Golden Horn/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/detail\//);
  await page.goBack();
  await page.getByRole('link', { name: 'Close search' }).click();
  await expect(page).toHaveURL(/\/genre\/drama$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(400);
});

test(
  'an empty search offers recent searches, genres and titles',
  { tag: '@ROUTE-15' },
  async ({ page, context, sites }) => {
    await context.addCookies([{ name: 'kandil_consent', value: 'functionality', url: sites.open }]);
    await page.goto('/search/caravan');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Search Results' })).toBeVisible();
    await page.goto('/search');
    await hydrated(page);
    const recent = page.getByRole('region', { name: 'Recent searches' });
    await expect(recent.getByRole('link', { name: 'caravan' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Genres' }).getByRole('link'),
    ).not.toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Suggested titles' })).toBeVisible();
    await expectAccessible(page);
    await recent.getByRole('button', { name: 'Clear “caravan”' }).click();
    await expect(recent).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test(
  'a search has an address, and without a result offers other titles',
  { tag: '@ROUTE-16' },
  async ({ page }) => {
    await page.goto('/search/qqqqzzzz');
    await hydrated(page);
    await expect(page.getByText('No result found for "qqqqzzzz"')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Popular now' })).toBeVisible();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(/\/genre\/history$/);
  },
);

test(
  'typing searches series once, after 300 ms; a single letter searches, too',
  { tag: ['@SCREEN-11', '@STATE-43'] },
  async ({ page }) => {
    await page.goto('/search');
    await hydrated(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/series/search')) asked.push(request.url());
    });
    const box = page.getByRole('main').getByRole('searchbox');
    const before = Date.now();
    const answered = page.waitForRequest(/series\/search/);
    await box.pressSequentially('golden', { delay: 20 });
    await answered;
    expect(Date.now() - before).toBeGreaterThanOrEqual(300);
    await expect(page.getByText('Found search results for "golden"')).toBeVisible();
    expect(asked).toHaveLength(1);
    const found = page.getByRole('main').getByRole('link', { name: /Shadows of the Golden Horn/ });
    await expect(found.first()).toHaveAttribute('href', /\/detail\//);
    await box.fill('g');
    await expect(page).toHaveURL(/\/search\/g$/);
    await expect(page.getByText('Found search results for "g"')).toBeVisible();
  },
);

test(
  'a failed search keeps the text and can be retried',
  { tag: '@long' },
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/search/caravan');
    await hydrated(page);
    await context.setOffline(true);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('golden');
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expect(box).toHaveValue('golden');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Found search results for "golden"')).toBeVisible();
  },
);
