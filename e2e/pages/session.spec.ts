import { signIn } from '../support/account.ts';
import {
  cookieOf,
  countRefreshes,
  endSession,
  letTokenRunOut,
  memberMenu,
} from '../support/session.ts';
import { expect, hydrated, test } from '../support/test.ts';

const SESSION_COOKIES = ['kandil_token', 'kandil_token_expiry', 'kandil_profile', 'kandil_rt'];
const logIn = { name: 'Log in' } as const;

test(
  'a refused refresh logs out, clears the cookies and reloads',
  { tag: ['@STATE-22', '@STATE-23', '@STATE-24'] },
  async ({ page, context, sites, expectedErrors }) => {
    expectedErrors.push(/401/);
    await signIn(context, sites.open, 'suspended@kandil.test');
    await page.goto('/detail/nur');
    await hydrated(page);
    await expect(memberMenu(page, 'Aisha Rahman')).toBeVisible();
    // The session is ended elsewhere; here the token expires.
    await endSession(context, sites.open);
    await letTokenRunOut(context, sites.open);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('main').getByRole('button', { name: 'My List' }).click();
    await reloaded;
    await hydrated(page);
    await expect(
      page.getByRole('link', logIn).or(page.getByRole('button', logIn)).first(),
    ).toBeVisible();
    const left = (await context.cookies()).map(({ name }) => name);
    for (const name of SESSION_COOKIES) expect(left).not.toContain(name);
  },
);

test(
  'a network failure does not log out',
  { tag: '@long' },
  async ({ page, context, sites, expectedErrors }) => {
    expectedErrors.push(/401|503|ERR_FAILED/);
    await signIn(context, sites.open, 'suspended@kandil.test');
    await page.goto('/detail/nur');
    await hydrated(page);
    await letTokenRunOut(context, sites.open);
    const refreshes = countRefreshes(context);
    let aborted = 0;
    await context.route('**/refresh-token', (route) => {
      aborted++;
      return aborted <= 2 ? route.abort() : route.fulfill({ status: 503, body: '' });
    });
    await page.getByRole('main').getByRole('button', { name: 'My List' }).click();
    await expect.poll(() => aborted, { timeout: 20_000 }).toBeGreaterThan(2);
    await context.unroute('**/refresh-token');
    await expect.poll(() => refreshes.sent, { timeout: 30_000 }).toBeGreaterThan(aborted);
    await expect(memberMenu(page, 'Aisha Rahman')).toBeVisible();
    expect(await cookieOf(context, 'kandil_token')).toMatch(/^ey/);
  },
);

test(
  'after a log-out the other tabs show nothing of the member',
  { tag: ['@LOGIN-14', '@LOGIN-15'] },
  async ({ page, context, sites }) => {
    await signIn(context, sites.open, 'canceled@kandil.test');
    const other = await context.newPage();
    await other.goto('/settings');
    await hydrated(other);
    await expect(other.getByText('canceled@kandil.test').first()).toBeVisible();
    await page.goto('/detail/nur');
    await hydrated(page);
    await memberMenu(page, 'Bilal Nasser').click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(
      page.getByRole('link', logIn).or(page.getByRole('button', logIn)).first(),
    ).toBeVisible();
    await expect(other.getByText('canceled@kandil.test')).toHaveCount(0);
    await expect(memberMenu(other, 'Bilal Nasser')).toHaveCount(0);
  },
);

test('a login updates the other tabs of a guest', { tag: '@long' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/detail/nur');
  await hydrated(other);
  await page.goto('/login');
  await hydrated(page);
  const form = page.getByRole('dialog');
  await form.getByLabel('E-mail or phone number').fill('free@kandil.test');
  await form.getByLabel('Password', { exact: true }).fill('kandil-demo');
  await form.getByRole('button', logIn).click();
  await expect(memberMenu(page, 'Omar Haddad')).toBeVisible();
  await expect(memberMenu(other, 'Omar Haddad')).toBeVisible();
});
