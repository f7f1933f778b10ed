import { expect, hydrated, test } from '../support/test.ts';

test(
  'the root path is the home page, without a detour',
  { tag: '@SHELL-05' },
  async ({ request, page }) => {
    const answer = await request.get('/', { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2, name: 'New Episodes' })).toBeVisible();
  },
);

test(
  'inside an app, no page has a header or footer',
  { tag: ['@SHELL-33', '@SHELL-34'] },
  async ({ page }) => {
    await page.goto('/help-center');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const path of ['/help-center?display=webview', '/about-us']) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  },
);

const HELP = /\/assets\/help-center-[^/]+\.js$/;

test('the code of a page loads when the page is opened', { tag: '@SHELL-41' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about-us');
  await hydrated(page);
  expect(asked.some((url) => HELP.test(url))).toBe(false);
  const code = page.waitForRequest(HELP);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help center' }).click();
  await code;
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
});

test(
  'a page whose code has not loaded after 10 s shows the request timed out page',
  { tag: ['@SHELL-42', '@SHELL-44', '@ERROR-53'] },
  async ({ page }) => {
    await page.clock.install();
    await page.route(HELP, () => new Promise(() => undefined));
    await page.goto('/about-us');
    await hydrated(page);
    const code = page.waitForRequest(HELP);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help center' }).click();
    await code;
    // The timeout of the navigation starts at the render, which may be after the request.
    await expect(async () => {
      await page.clock.fastForward(300);
      await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await page.clock.fastForward(7000);
    expect(new URL(page.url()).pathname).toBe('/about-us');
    await page.clock.fastForward(3000);
    await expect(page.getByRole('heading', { name: 'Upps, request has timed out!' })).toBeVisible();
  },
);

test(
  'letters are larger from 1600 pixels on, and larger again from 1920',
  { tag: '@CONST-24' },
  async ({ page }) => {
    await page.goto('/about-us');
    const text = page.getByRole('main').getByRole('paragraph').first();
    const size = () =>
      text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    await page.setViewportSize({ width: 1599, height: 900 });
    const usual = await size();
    const growths = [
      [1600, 1.125],
      [1919, 1.125],
      [1920, 1.25],
    ] as const;
    for (const [width, growth] of growths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await size()) / usual).toBe(growth);
    }
  },
);
