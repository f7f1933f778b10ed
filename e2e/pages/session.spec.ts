import manifest from '../../package.json' with { type: 'json' };
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
  'calls send the profile, which is stored for a year',
  { tag: ['@STATE-12', '@CONST-07'] },
  async ({ page, context, sites }) => {
    await signIn(context, sites.open, 'member@kandil.test', undefined, 'none');
    await page.goto('/search');
    await hydrated(page);
    // Chromium writes cookies without waiting.
    await expect.poll(() => cookieOf(context, 'kandil_profile')).toMatch(/^\d+$/);
    const called = page.waitForRequest(/series\/search/);
    await page.getByRole('searchbox').first().fill('golden');
    const profile = (await called).headers()['x-profile-id'];
    expect(profile).toBe(await cookieOf(context, 'kandil_profile'));
    const cookies = await context.cookies();
    const { expires = 0 } = cookies.find(({ name }) => name === 'kandil_profile') ?? {};
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365);
  },
);

test(
  'the browser stores session, profile, device and configuration; without remember-me the session ends with it',
  { tag: ['@ENTITY-61', '@LOGIN-12'] },
  async ({ page, context }) => {
    await page.goto('/login');
    await hydrated(page);
    const form = page.getByRole('dialog');
    await form.getByLabel('E-mail or phone number').fill('free@kandil.test');
    await form.getByLabel('Password', { exact: true }).fill('kandil-demo');
    await form.getByLabel('Password', { exact: true }).press('Enter');
    await expect(memberMenu(page, 'Omar Haddad')).toBeVisible();
    const cookies = await context.cookies();
    for (const name of ['kandil_token', 'kandil_token_expiry', 'kandil_rt'])
      expect(cookies.find((each) => each.name === name)?.expires, name).toBe(-1);
    expect(await cookieOf(context, 'kandil_token')).toMatch(/^ey/);
    expect(await cookieOf(context, 'kandil_rt')).toMatch(/^[\w-]{43}$/);
    expect(Number(await cookieOf(context, 'kandil_token_expiry'))).toBeGreaterThan(Date.now());
    expect(await cookieOf(context, 'kandil_device')).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => cookieOf(context, 'kandil_profile')).toMatch(/^[1-9]\d*$/);
    const config = await page.evaluate(() => localStorage.getItem('kandil_cache_config'));
    expect(JSON.parse(config ?? 'null')).toMatchObject({ value: { appVersion: manifest.version } });
  },
);

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
