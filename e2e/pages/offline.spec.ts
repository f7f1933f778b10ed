import type { Page } from '@playwright/test';
import site from '../../demo/site/site.json' with { type: 'json' };
import { signIn } from '../support/account.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });
// What a page still loads when the connection goes fails in the worker, which the browser calls ERR_FAILED.
test.beforeEach(
  ({ expectedErrors }) => void expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/),
);

const ar = wordsOf('ar', 'messages');
const sw = wordsOf('sw', 'messages');

/** The worker is active and has this page. */
async function withWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });

test('a reload without a connection shows a page of ours, which returns by itself', async ({
  page,
  context,
}) => {
  await page.goto('/ar/help-center');
  await withWorker(page);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar('offline.title'));
  await expect(page).toHaveTitle(`${ar('offline.title')} · ${site.name.ar}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expectAccessible(page);
  await page.getByRole('button', { name: ar('offline.retry') }).click();
  await expect(page.getByRole('status')).toHaveText(ar('offline.still'));

  await context.setOffline(false);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page).toHaveURL(/\/ar\/help-center$/);
});

test('the offline page is in the language of the address, English at any other; its button reloads', async ({
  page,
  context,
}) => {
  await page.goto('/en/help-center');
  await withWorker(page);
  await context.setOffline(true);
  await page.goto('/constructor');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/sw/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sw('offline.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  // Without its own attempts only the button is left.
  await page.evaluate(() => {
    const send = window.fetch;
    const refuse = () => Promise.reject(new Error('not pressed'));
    window.fetch = refuse;
    const press = (request: typeof fetch) => () => void (window.fetch = request);
    document.addEventListener('click', press(send), { capture: true });
    document.addEventListener('click', press(refuse));
  });
  await context.setOffline(false);
  await page.getByRole('button', { name: sw('offline.retry') }).click();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
});

/** The offline page, built files and pictures; the pictures go with the session (offline-copies.spec.ts). */
const isStored = (path: string) =>
  /^\/(?:offline\.html|assets\/[\w.-]+|images\/[\w./-]+)$/.test(path);

test('the worker stores no page and no call of a member, and a new one replaces it at once', async ({
  page,
  context,
  sites,
}) => {
  await signIn(context, sites.open, 'free@kandil.test');
  await page.goto('/en/my-list');
  await withWorker(page);
  await page.goto('/en/settings');
  await hydrated(page);
  expect((await stored(page)).filter((path) => !isStored(path))).toEqual([]);
  // Another address for the same scope stands for the worker of another build. The page of the API reference is the
  // only one that may name a script in plain text.
  const other = await context.newPage();
  await other.goto('/api');
  await other.evaluate(() => navigator.serviceWorker.register('/offline-worker.js?next'));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('?next'));
  expect(await stored(page)).toContain('/offline.html');
});
