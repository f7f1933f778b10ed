import { expect, figure, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');
const CODE = /\/assets\/help-center-[\w-]+\.js$/;

test.beforeEach(
  ({ expectedErrors }) => void expectedErrors.push(/404/, /dynamically imported module/),
);

test(
  'after a new version a tab of the old one loads itself again, once',
  { tag: '@long' },
  async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const helpCenter = page.getByRole('contentinfo').getByRole('link', { name: t('footer.help') });
    // The server of a new version does not have the code of the old one, which is asked for three times.
    let missing = 3;
    await page.route(CODE, (route) =>
      missing-- > 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.goto('/en/about-us');
    await hydrated(page);
    await helpCenter.click();
    await expect.poll(() => documents).toEqual(['/en/about-us', '/en/help-center']);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('state.errorTitle') })).toHaveCount(0);

    // Code that stays away is said, not asked for again and again.
    missing = Number.POSITIVE_INFINITY;
    await page.goto('/en/about-us');
    await hydrated(page);
    await helpCenter.click();
    await expect(page.getByRole('heading', { name: t('state.errorTitle') })).toBeVisible();
    expect(documents).toHaveLength(3);
    figure('documents that a tab of an old version loads for a page', 1, '1');
  },
);
