import { cookieOf } from '../support/session.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const RIGHT_TO_LEFT = ['ar', 'ur', 'fa'];
const ALL = ['ar', 'en', 'fr', 'es', 'ur', 'fa', 'bn', 'hi', 'ms', 'id', 'sw', 'ru'];

for (const code of ALL) {
  test(`${RIGHT_TO_LEFT.includes(code) ? 'I18N-04' : 'I18N-05'} /${code} pages are laid out in the direction of ${code}`, async ({
    page,
  }) => {
    await page.goto(`/${code}/search`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute(
      'dir',
      RIGHT_TO_LEFT.includes(code) ? 'rtl' : 'ltr',
    );
  });
}

test('SHELL-06 a language-only path sets the language and leads to the homepage', async ({
  page,
  sites,
}) => {
  await page.goto('/ar');
  await expect(page).toHaveURL(`${sites.open}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('I18N-13 a prefix of a language that is not available is an ordinary path', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  expect((await page.goto('/xx/search'))?.status()).toBe(404);
});

test('SHELL-03 a trailing slash is taken away', async ({ page, sites }) => {
  await page.goto('/search/');
  await expect(page).toHaveURL(`${sites.open}/search`);
});

test('ENTITY-62 the language menu changes the page to Arabic, mirrored, which the browser keeps, and axe finds nothing there', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Language: en' }).first().click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 2, name: 'حلقات جديدة' })).toBeVisible();
  expect(await cookieOf(context, 'kandil_language')).toBe('ar');
  await hydrated(page);
  await expectAccessible(page);
});

test('CONTENT-33 the texts of a language are fetched once: the next page has them from the browser', async ({
  page,
}) => {
  /** How the texts of the page came: how many bytes over the network, and their address. */
  const texts = async () => {
    await hydrated(page);
    return page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const found = entries.filter(({ name }) => name.includes('/public/translation/'));
      return found.map(({ name, transferSize }) => ({ name, transferSize }));
    });
  };
  await page.goto('/search');
  const [first] = await texts();
  expect(first?.name).toMatch(/\/public\/translation\/en\?v=.+/);
  expect(first?.transferSize).toBeGreaterThan(0);
  await page.goto('/about-us');
  expect(await texts()).toEqual([{ name: first?.name, transferSize: 0 }]);
});
