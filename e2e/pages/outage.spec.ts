import type { APIResponse } from '@playwright/test';
import { type Split, startSplit } from '@kandil/testkit/split';
import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// A separate product in two processes, so that only the catalogue goes down.
let split: Split;
test.beforeAll(async () => void (split = await startSplit(['content'])));
test.afterAll(() => split?.stop());

test.use({ expectedErrors: [/50\d|ERR_FAILED|Failed to load/] });

test(
  'during an outage of the catalogue home is the last good copy, says so, and recovers',
  { tag: '@long' },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const t = wordsOf('en');
    const notice = page.getByRole('status').filter({ hasText: t('stale.notice') });
    const rows = page.getByRole('heading', { name: 'New Episodes' });
    // As a reverse proxy does: leads each call to its process.
    await page.route('**/api/content/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const answer = await route
        .fetch({ url: split.there.url + pathname + search })
        .catch(() => null);
      await (answer ? route.fulfill({ response: answer }) : route.fulfill({ status: 503 }));
    });
    // Routed requests bypass the browser's cache; the texts never change.
    let texts: APIResponse | undefined;
    await page.route('**/public/translation/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      texts ??= await route.fetch({ url: split.there.url + pathname + search });
      await route.fulfill({ response: texts });
    });
    // Pages are cached separately for each consent, so this request does not get the cached page.
    await context.clearCookies({ name: 'kandil_consent' });
    await page.goto(split.here.url);
    await hydrated(page);
    await expect(rows).toBeVisible();
    await expect(notice).toHaveCount(0);

    await split.there.stop();
    await context.addCookies([{ name: 'kandil_consent', value: 'none', url: split.here.url }]);
    expect((await page.goto(split.here.url))?.status()).toBe(200);
    await expect(rows).toBeVisible();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: t('action.tryAgain') }).click();
    await expect(rows).toBeVisible();
    await expect(notice).toBeVisible();

    await split.restart();
    await expect(notice).toHaveCount(0, { timeout: 60_000 });
    await expect(rows).toBeVisible();
  },
);
