import { expect, hydrated, test } from '../support/test.ts';

const MEMBERS_ONLY = [
  '/',
  '/category/series',
  '/detail/caravan-of-dust',
  '/search',
  '/channels',
  '/watch/1',
  '/my-list',
];
/** Pages with their heading, or that of the dialog over them. */
const PUBLIC = [
  [['@ROUTE-12'], '/landing', 1, 'Stories your whole house can gather around'],
  [['@ROUTE-13'], '/landing/vip', 1, 'Choose your light'],
  [['@ROUTE-49'], '/login', 2, 'Log in'],
  [['@ROUTE-50', '@ROLE-22'], '/sign-up', 2, 'Sign Up'],
  [['@ROUTE-51'], '/reset-password', 2, 'Forgot your password?'],
  [['@ROLE-24'], '/no/such/page', 1, 'This page is missing'],
] as const;
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.describe('guests while ad-supported mode is off', () => {
  test(
    'pages for members lead to the landing page',
    { tag: ['@SHELL-02', '@SHELL-07'] },
    async ({ page, sites }) => {
      for (const path of MEMBERS_ONLY) {
        await page.goto(sites.closed + path);
        await expect(page, path).toHaveURL(/\/landing(\?|$)/);
      }
    },
  );

  test(
    'public pages are open to everyone; the landing page has a wall of posters behind it',
    { tag: ['@SHELL-09', ...PUBLIC.flatMap(([ids]) => ids)] },
    async ({ page, sites, expectedErrors }) => {
      expectedErrors.push(/404/);
      for (const [, path, level, name] of PUBLIC)
        await test.step(path, async () => {
          await page.goto(sites.closed + path);
          await hydrated(page);
          expect(new URL(page.url()).pathname).toBe(path);
          await expect(page.getByRole('heading', { level, name, exact: true })).toBeVisible();
          if (path !== '/landing') return;
          const posters = page.locator('main [aria-hidden] img[src*="/images/"]');
          // Only those in sight; the others load when they move into view.
          await expect.poll(() => posters.count()).toBeGreaterThan(9);
        });
    },
  );

  test('a bot gets the page and no redirect', { tag: '@SHELL-10' }, async ({ request, sites }) => {
    for (const path of ['/', '/detail/caravan-of-dust', '/ar']) {
      const response = await request.get(sites.closed + path, {
        headers: { 'user-agent': BOT },
        maxRedirects: 0,
      });
      expect(response.status(), path).toBe(200);
    }
  });
});

test.describe('guests while ad-supported mode is on', () => {
  test('they see the home page', { tag: ['@SHELL-01', '@SHELL-08'] }, async ({ page, sites }) => {
    await page.goto('/');
    await expect(page).toHaveURL(`${sites.open}/`);
    await expect(page.getByRole('heading', { level: 2, name: 'New Episodes' })).toBeVisible();
  });
});
