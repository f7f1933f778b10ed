import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

const PAGES = [
  [['@ROUTE-09'], '/about-us', 'One light, the whole family around it', null],
  [
    ['@ROUTE-17', '@ROLE-21', '@SCREEN-14'],
    '/social-resp',
    'Stories that draw water',
    '2.5% (1/40)',
  ],
  [['@ROUTE-32', '@ROLE-20'], '/terms-of-use', 'Terms of use', null],
  [
    ['@ROUTE-33'],
    '/general-data-protection-regulation',
    'General data protection regulation',
    null,
  ],
  [['@ROUTE-34'], '/privacy-policy', 'Privacy policy', null],
  [['@ROUTE-35'], '/help-center', 'How can we help?', 'How do I cancel?'],
  [
    ['@ROUTE-37', '@ROLE-19', '@SCREEN-23'],
    '/cookie-preferences',
    'Cookie policy',
    'March 29, 2022',
  ],
] as const;

/** The rows of the social responsibility page alternate picture and text. */
async function expectAlternation(page: Page): Promise<void> {
  const rows = page.locator('main section').filter({ has: page.locator('h2') });
  const order = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const picture = row.querySelector('img')?.getBoundingClientRect();
      const heading = row.querySelector('h2')?.getBoundingClientRect();
      return picture && heading ? (picture.x < heading.x ? 'picture text' : 'text picture') : [];
    }),
  );
  expect(order).toEqual(['picture text', 'text picture', 'picture text', 'text picture']);
}

test(
  'the static pages are open to guests and readable',
  { tag: ['@SCREEN-13', '@SCREEN-34', ...PAGES.flatMap(([ids]) => ids)] },
  async ({ page, sites }) => {
    for (const [, path, title, words] of PAGES)
      await test.step(path, async () => {
        await page.goto(sites.closed + path);
        await hydrated(page);
        expect(new URL(page.url()).pathname).toBe(path);
        const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
        await expect(heading).toBeVisible();
        if (words) await expect(page.getByText(words).first()).toBeVisible();
        if (path === '/social-resp') await expectAlternation(page);
      });
  },
);

/** The headings of a section of the cookie policy. */
const COOKIE_POLICY = {
  'What are cookies?': 'A cookie is a small piece of text',
  'Necessary cookies': 'Without these the service does not work',
  'Functionality cookies': 'These remember how you like to watch',
  'Analytical cookies': 'we count which pages are visited',
  'Social media cookies': 'networks such as Facebook',
  'Your options': 'may change your mind at any time',
  'Changes to this policy': 'we change this page and the date above',
  Acceptance: 'accepts all four kinds of cookies',
  Contact: 'a person will answer',
};

test(
  'the cookie policy defines cookies, explains four kinds, and has its sections',
  { tag: ['@SCREEN-21', '@SCREEN-22'] },
  async ({ browser, sites }) => {
    // Static: it works without scripts.
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${sites.open}/en/cookie-preferences`);
    for (const [heading, words] of Object.entries(COOKIE_POLICY))
      await expect(page.getByRole('region', { name: heading, exact: true })).toContainText(words);
    await context.close();
  },
);
