import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const PAGES = [
  ['ROUTE-09', '/about-us', null],
  ['ROUTE-17 ROLE-21 SCREEN-14', '/social-resp', '2.5% (1/40)'],
  ['ROUTE-32 ROLE-20', '/terms-of-use', null],
  ['ROUTE-33', '/general-data-protection-regulation', null],
  ['ROUTE-34', '/privacy-policy', null],
  ['ROUTE-35', '/help-center', 'How do I cancel?'],
  ['ROUTE-37 ROLE-19 SCREEN-23', '/cookie-preferences', 'March 29, 2022'],
] as const;

for (const [ids, path, words] of PAGES) {
  test(`${ids} ${path} is open to guests and readable`, async ({ page, sites }) => {
    await page.goto(sites.closed + path);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (words) await expect(page.getByText(words).first()).toBeVisible();
    await expectAccessible(page);
  });
}
