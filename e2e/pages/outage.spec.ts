import type { APIResponse } from '@playwright/test';
import { type Split, startSplit } from '../../apps/server/src/testing/split-stack.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// A product of its own, whose catalogue can go down alone.
let split: Split;
test.beforeAll(async () => void (split = await startSplit(['content'])));
test.afterAll(() => split?.stop());

test.use({ expectedErrors: [/50\d|ERR_FAILED|Failed to load/] });

test('home that is loaded while the catalogue is down is the last good copy, says so, and comes back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const t = wordsOf('en');
  const notice = page.getByRole('status').filter({ hasText: t('stale.notice') });
  const rows = page.getByRole('heading', { name: 'New Episodes' });
  // What stands before the processes leads each call to the one that answers it.
  await page.route('**/api/content/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await route
      .fetch({ url: split.there.url + pathname + search })
      .catch(() => null);
    await (answer ? route.fulfill({ response: answer }) : route.fulfill({ status: 503 }));
  });
  // A page whose requests are led elsewhere has no cache for its texts, which never change.
  let texts: APIResponse | undefined;
  await page.route('**/public/translation/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    texts ??= await route.fetch({ url: split.there.url + pathname + search });
    await route.fulfill({ response: texts });
  });
  await page.goto(split.here.url);
  await hydrated(page);
  await expect(rows).toBeVisible();
  await expect(notice).toHaveCount(0);

  await split.there.stop();
  expect((await page.goto(`${split.here.url}/?again`))?.status()).toBe(200);
  await expect(rows).toBeVisible();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: t('action.tryAgain') }).click();
  await expect(rows).toBeVisible();
  await expect(notice).toBeVisible();

  await split.restart();
  await expect(notice).toHaveCount(0, { timeout: 60_000 });
  await expect(rows).toBeVisible();
});
