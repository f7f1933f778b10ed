import type { BrowserContext, Cookie, Locator, Page } from '@playwright/test';
import manifest from '../../package.json' with { type: 'json' };
import { signIn } from '../support/account.ts';
import { cookieOf, memberMenu } from '../support/session.ts';
import { expect, hydrated, test } from '../support/test.ts';

const SESSION = ['kandil_token', 'kandil_token_expiry', 'kandil_rt'];
const cookiesOf = async (context: BrowserContext) =>
  new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
const daysLeft = (cookie: Cookie | undefined) =>
  Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400);

/** Opens the log-in form over a title, as a guest. */
async function openLogIn(page: Page): Promise<Locator> {
  const opener = { name: 'Log in' };
  await page.getByRole('link', opener).or(page.getByRole('button', opener)).first().click();
  return page.getByRole('dialog');
}

const TAGS = ['@LOGIN-01', '@LOGIN-05', '@LOGIN-10', '@LOGIN-12', '@MODAL-02', '@CONST-04'];

test(
  'a guest who adds a title is asked to log in; after a wrong password the member logs in and is remembered for a year',
  { tag: [...TAGS, '@ROLE-13'] },
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/401/);
    await page.goto('/detail/her-letters');
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'My List' }).click();
    await expect(page.getByRole('dialog').getByLabel('E-mail or phone number')).toBeVisible();
    await page.keyboard.press('Escape');
    const form = await openLogIn(page);
    const [name, password] = [
      form.getByLabel('E-mail or phone number'),
      form.getByLabel('Password', { exact: true }),
    ];
    const submit = form.getByRole('button', { name: 'Log in' });

    await test.step('a wrong password is reported above the form, and the text stays', async () => {
      await name.fill('free@kandil.test');
      await password.fill('not-this-one');
      await submit.click();
      await expect(form.getByRole('alert')).toContainText('is incorrect');
      await expect(name).toHaveValue('free@kandil.test');
    });

    await password.fill('kandil-demo');
    const checkbox = form.getByRole('checkbox', { name: 'Remember me' });
    await expect(checkbox).not.toBeChecked();
    await checkbox.check();
    await submit.click();
    await expect(memberMenu(page, 'Omar Haddad')).toBeVisible();
    const cookies = await cookiesOf(context);
    expect(cookies.get('kandil_token')?.value).toMatch(/^ey/);
    expect(cookies.get('kandil_rt')?.httpOnly).toBe(true);
    for (const each of SESSION) expect(daysLeft(cookies.get(each)), each).toBe(365);
  },
);

test(
  'a member logs in and is forgotten when the browser closes; session, profile, device and configuration are stored',
  { tag: [...TAGS, '@ENTITY-61'] },
  async ({ page, context }) => {
    await page.goto('/detail/nur');
    await hydrated(page);
    const form = await openLogIn(page);
    await form.getByLabel('E-mail or phone number').fill('free@kandil.test');
    await form.getByLabel('Password', { exact: true }).fill('kandil-demo');
    await expect(form.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await form.getByLabel('Password', { exact: true }).press('Enter');
    await expect(memberMenu(page, 'Omar Haddad')).toBeVisible();
    const cookies = await cookiesOf(context);
    // A session cookie has the expiry -1.
    for (const each of SESSION) expect(cookies.get(each)?.expires, each).toBe(-1);
    expect(cookies.get('kandil_token')?.value).toMatch(/^ey/);
    expect(cookies.get('kandil_rt')?.value).toMatch(/^[\w-]{43}$/);
    expect(cookies.get('kandil_rt')?.httpOnly).toBe(true);
    expect(Number(cookies.get('kandil_token_expiry')?.value)).toBeGreaterThan(Date.now());
    expect(cookies.get('kandil_device')?.value).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => cookieOf(context, 'kandil_profile')).toMatch(/^[1-9]\d*$/);
    const config = await page.evaluate(() => localStorage.getItem('kandil_cache_config'));
    expect(JSON.parse(config ?? 'null')).toMatchObject({ value: { appVersion: manifest.version } });
  },
);

test(
  'a title is added to My List and removed; each press counts, also when the page is left at once',
  { tag: ['@SCREEN-10', '@ROUTE-23'] },
  async ({ page, context, sites }) => {
    await signIn(context, sites.open, 'canceled@kandil.test');
    await page.goto('/detail/caravan-of-dust');
    await hydrated(page);
    const toggle = page.getByRole('main').getByRole('button', { name: 'My List' });
    // The request reaches the server only after the page is gone.
    const left = Promise.withResolvers<void>();
    await page.route(/addToMyList/, async (route) => {
      await left.promise;
      await route.continue();
    });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/about-us');
    left.resolve();
    const title = page.getByRole('main').getByRole('link', { name: /Caravan of Dust/ });
    await expect(async () => {
      await page.goto('/my-list');
      await hydrated(page);
      await expect(title).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.goto('/detail/caravan-of-dust');
    await hydrated(page);
    // Neither is a second press lost that waits for the answer to the first.
    const removed = Promise.withResolvers<void>();
    await page.route(/removeToMyList/, async (route) => {
      await route.fetch();
      removed.resolve();
    });
    await toggle.click();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await removed.promise;
    await page.goto('/my-list');
    await page.unroute(/removeToMyList/);
    await expect(async () => {
      await page.goto('/my-list');
      await hydrated(page);
      await expect(title).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.goto('/detail/caravan-of-dust');
    await hydrated(page);
    const done = page.waitForResponse(/removeToMyList/);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await done;
  },
);

test(
  'logging out ends the session on the server and clears the cookies',
  { tag: ['@LOGIN-14', '@LOGIN-15', '@LOGIN-16'] },
  async ({ page, context, sites }) => {
    await signIn(context, sites.open, 'canceled@kandil.test');
    await page.goto('/');
    await hydrated(page);
    // Calls that are still running would be refused once the session ends.
    await page.waitForLoadState('networkidle');
    const report = page.waitForRequest(
      (request) => request.url().endsWith('/auth/logout') && request.method() === 'POST',
    );
    await page.getByRole('button', { name: 'Bilal Nasser’s menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await report;
    await expect(
      page
        .getByRole('link', { name: 'Log in' })
        .or(page.getByRole('button', { name: 'Log in' }))
        .first(),
    ).toBeVisible();
    const left = (await context.cookies()).map(({ name }) => name);
    for (const name of [
      'kandil_token',
      'kandil_token_expiry',
      'kandil_profile',
      'kandil_rt',
      'kandil_language',
      'kandil_subtitle_language',
      'kandil_subtitle_enabled',
    ]) {
      expect(left).not.toContain(name);
    }
  },
);

test(
  'subscribed and not subscribed members see different pages',
  { tag: ['@ROLE-14', '@ROUTE-28'] },
  async ({ page, context, sites }) => {
    const subscribe = page.getByRole('banner').getByRole('link', { name: 'Subscribe' });
    for (const [email, name, offers] of [
      ['member@kandil.test', 'Meryem Aksoy', 0],
      ['free@kandil.test', 'Omar Haddad', 1],
    ] as const) {
      await signIn(context, sites.open, email);
      await page.goto('/en/subscription-plans');
      await expect(memberMenu(page, name)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your light');
      const plans = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
      await expect(plans).toHaveText([/Solo/, /Family/, /Mobile/]);
      await expect(subscribe).toHaveCount(offers);
      await expect(page.getByText('Your plan', { exact: true })).toHaveCount(1 - offers);
    }
  },
);

test(
  'calls carry the member, the device, the language and the profile, which is stored for a year; settings show account and plan',
  {
    tag: [
      '@STATE-06',
      '@STATE-07',
      '@STATE-08',
      '@STATE-09',
      '@STATE-10',
      '@STATE-11',
      '@STATE-12',
      '@CONST-07',
      '@ROUTE-36',
    ],
  },
  async ({ page, context, sites }) => {
    await signIn(context, sites.open, 'member@kandil.test', undefined, 'none');
    await page.goto('/search');
    await hydrated(page);
    // Chromium writes cookies without waiting.
    await expect.poll(() => cookieOf(context, 'kandil_profile')).toMatch(/^\d+$/);
    const called = page.waitForRequest(/series\/search/);
    await page.getByRole('searchbox').first().fill('golden');
    const headers = (await called).headers();
    expect(headers).toMatchObject({
      'x-platform': 'web',
      'x-language': 'en',
      'x-app-version': manifest.version,
      'x-zone': 'Europe/Istanbul',
    });
    expect(headers['authorization']).toMatch(/^Bearer ey/);
    expect(headers['x-device-id']).toMatch(/^[0-9a-f-]{36}$/);
    const profile = (await cookiesOf(context)).get('kandil_profile');
    expect(headers['x-profile-id']).toBe(profile?.value);
    expect(daysLeft(profile)).toBe(365);

    await page.goto('/settings');
    await hydrated(page);
    await expect(page.getByText('member@kandil.test')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Plan', exact: true }).click();
    await expect(page.getByText('Active')).toBeVisible();
  },
);
