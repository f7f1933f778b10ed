import { expect, hydrated, test } from '../support/test.ts';

test.describe('error pages', () => {
  test.use({ expectedErrors: [/status of (404|500|408)/] });

  test(
    'an unknown path and missing content show the 404 page with status 404',
    { tag: ['@ROUTE-58', '@ERROR-08'] },
    async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      const response = await page.goto('/no/such/page');
      expect(response?.status()).toBe(404);
      await expect(heading).toHaveText('This page is missing');
      await expect(page.getByText('the link to it was put together incorrectly')).toBeVisible();
      await hydrated(page);
      for (const path of [
        '/detail/no-such-series',
        '/detail/999999',
        '/watch/999999',
        '/watch/abc',
        '/category/no-such',
        '/breakdown/no-such',
        '/channels/no-such',
      ]) {
        expect((await page.goto(path))?.status(), path).toBe(404);
        await expect(heading, path).toHaveText('This page is missing');
      }
    },
  );

  test(
    'the pages of errors lead back, and home',
    {
      tag: [
        '@ROUTE-54',
        '@ROUTE-55',
        '@ROUTE-56',
        '@ROUTE-57',
        '@ERROR-03',
        '@ERROR-04',
        '@ERROR-05',
        '@ERROR-06',
        '@ERROR-07',
      ],
    },
    async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      const again = page.getByRole('button', { name: 'Try Again' });
      await page.goto('/search');
      await test.step('the 408 page goes back with Try Again', async () => {
        await page.goto('/request-timeout');
        await expect(heading).toHaveText('Upps, request has timed out!');
        await hydrated(page);
        await again.click();
        await expect(page).toHaveURL(/\/search$/);
      });
      await test.step('the 500 page leads back and home', async () => {
        await page.goto('/internal-server-error');
        await expect(heading).toHaveText(
          'The server has been deserted for a while. Please try again later',
        );
        await hydrated(page);
        await again.click();
        await expect(page).toHaveURL(/\/search$/);
        await page.goto('/internal-server-error');
        await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
        await expect(page).toHaveURL(/\/$/);
      });
      await test.step('/not-found/url= leads back to the decoded address', async () => {
        await page.goto(`/not-found/url=${encodeURIComponent('/search?from=x')}`);
        await hydrated(page);
        await page.getByRole('main').getByText('Try Again').click();
        await expect(page).toHaveURL(/\/search\?from=x$/);
      });
    },
  );

  test(
    'an error of a navigation shows its error page',
    { tag: ['@ERROR-01', '@ERROR-02', '@ERROR-53'] },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/TypeError/);
      await page.goto('/category/series/all');
      await hydrated(page);
      const heading = page.getByRole('heading', { level: 1 });
      const title = page.getByRole('main').getByRole('link', { name: /^Caravan of Dust/ });
      const refuse = { message: null, data: null, meta: {} };
      const answer = { status: 404, json: refuse as object };
      await page.route('**/series/findById?**', (route) => route.fulfill(answer));
      for (const [status, text] of [
        [404, 'This page is missing'],
        [408, 'Upps, request has timed out!'],
        [500, 'The server has been deserted for a while. Please try again later'],
      ] as const) {
        answer.status = status;
        await title.click();
        await expect(heading).toHaveText(text);
        await page.goBack();
      }
      // An unexpected answer: the page itself fails.
      answer.status = 200;
      answer.json = { message: null, data: { code: 'caravan-of-dust' }, meta: null };
      await title.click();
      await expect(heading).toHaveText('Upps, Something went wrong!');
      const reloaded = page.waitForEvent('load');
      await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
      await reloaded;
      await expect(page).toHaveURL(/\/detail\/caravan-of-dust$/);
      await expect(heading).toHaveText('Caravan of Dust');
    },
  );

  test('/not-found/url= does not lead to another site', async ({ page, sites }) => {
    for (const foreign of [
      'https://evil.test/',
      '//evil.test/',
      '/\\evil.test',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/not-found/url=${encodeURIComponent(foreign)}`);
      await hydrated(page);
      await page.getByRole('main').getByText('Try Again').click();
      await expect(page, foreign).toHaveURL(`${sites.open}/`);
    }
  });
});
