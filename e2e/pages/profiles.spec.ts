import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { memberMenu } from '../support/session.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);

/** Makes a call as the browser's member. */
async function call(context: BrowserContext, site: string, path: string, data: object) {
  const token = (await cookieOf(context, 'kandil_token'))?.value ?? '';
  const answer = await context.request.post(`${site}/api/auth${path}`, {
    data,
    headers: { authorization: `Bearer ${token}`, 'x-platform': 'web', origin: site },
  });
  expect(answer.ok(), path).toBe(true);
  return ((await answer.json()) as { data: { id: number } }).data;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a page as a demo account. */
async function openAs(page: Page, site: string, account: string, path: string): Promise<void> {
  await signIn(page.context(), site, `${account}@kandil.test`, undefined, 'none');
  await open(page, path);
}

/** Chooses a profile. */
async function choose(page: Page, name: string): Promise<void> {
  await open(page, '/profiles');
  await card(page, name).click();
}

const card = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const leaf = {
  avatarId: 'rocket',
  langCode: 'en',
  autoNextEpisode: true,
  autoPreview: true,
  profileType: 'ADULT',
};

test.describe('an account with several profiles', () => {
  test.use({ baseURL: async ({ sites }, provide) => provide(sites.closed) });

  test(
    'a member without a chosen profile chooses one and continues',
    { tag: ['@SHELL-11', '@SHELL-13', '@ROUTE-04', '@ROUTE-05', '@CONST-07'] },
    async ({ page, context, sites }) => {
      await signIn(context, sites.closed, 'family@kandil.test', undefined, 'none');
      await page.goto('/ar/detail/nur');
      await expect(page).toHaveURL(/\/ar\/profiles\?redirectUrl=%2F%3Alang%2Fdetail%2Fnur$/);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('من يشاهد الآن؟');
      await card(page, 'Yusuf Demir').click();
      // The profile's language replaces that of the address.
      await expect(page).toHaveURL(`${sites.closed}/en/detail/nur`);
      const profile = await cookieOf(context, 'kandil_profile');
      expect(Math.round(((profile?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
      await page.goto('/');
      await expect(page).toHaveURL(`${sites.closed}/`);
    },
  );

  test(
    'also on client navigation; arrow keys move between profiles',
    { tag: ['@SHELL-11', '@SHELL-51'] },
    async ({ page, sites, expectedErrors }) => {
      expectedErrors.push(/404/, /403/);
      await openAs(page, sites.closed, 'family', '/no/such/page');
      const listed = page.waitForRequest(/user-profile\/list/);
      await page.getByRole('banner').getByRole('link', { name: 'Live TV' }).click();
      await expect(page).toHaveURL(/\/profiles\?redirectUrl=%2Fchannels$/);
      expect((await listed).headers()['authorization']).toMatch(/^Bearer ey/);
      await card(page, 'Yusuf Demir').focus();
      await page.keyboard.press('ArrowRight');
      await expect(card(page, 'Elif')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${sites.closed}/channels`);
      await hydrated(page);
      // A profile for children cannot manage the account.
      await memberMenu(page, 'Elif').click();
      await expect(page.getByRole('menuitem', { name: 'Watch as Yusuf Demir' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Manage profiles' })).toHaveCount(0);
      await page.getByRole('menuitem', { name: 'Watch as Yusuf Demir' }).click();
      // Without a PIN the password of the account lets a child out.
      await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('kandil-demo');
      await page.keyboard.press('Enter');
      await expect(memberMenu(page, 'Yusuf Demir')).toBeVisible();
      await expect(page).toHaveURL(`${sites.closed}/channels`);
    },
  );

  test(
    'a page without the question takes the default profile and its language',
    { tag: ['@SHELL-15', '@SHELL-16'] },
    async ({ page, context, sites }) => {
      await openAs(page, sites.closed, 'suspended', '/profiles');
      const edit = page.getByRole('link', { name: /^Edit / });
      await page.getByRole('link', { name: 'Manage profiles' }).click();
      await edit.first().click();
      await page.getByLabel('Language of this profile').selectOption('ar');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/profiles\?manage$/);
      await context.clearCookies({ name: 'kandil_language' });
      await page.goto('/about-us');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      expect((await cookieOf(context, 'kandil_profile'))?.value).toMatch(/^\d+$/);
      await page.goto('/');
      await expect(page).toHaveURL(`${sites.closed}/`);
    },
  );

  test(
    'a profile is made, changed and deleted',
    { tag: ['@ROUTE-06', '@ROUTE-07', '@ROLE-03'] },
    async ({ page, sites, expectedErrors }) => {
      expectedErrors.push(/404/);
      await openAs(page, sites.closed, 'member', '/profiles/create');
      await page.getByRole('button', { name: 'Create profile' }).click();
      await expect(page.getByText('This field is required')).toBeVisible();
      await expect(page.getByLabel('Name')).toBeFocused();
      await page.getByLabel('Name').fill('مريم');
      await page.getByLabel('Children’s profile').check();
      await page.getByRole('radio', { name: 'Rocket' }).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Create profile' }).dblclick();
      await expect(page).toHaveURL(/\/profiles\?manage$/);
      await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
      await expect(page.getByRole('link', { name: 'Edit مريم' })).toHaveCount(1);
      await page.getByRole('link', { name: 'Edit مريم' }).click();
      await expect(page).toHaveURL(/\/profiles\/edit\/\d+$/);
      await expect(page.getByLabel('Children’s profile')).toBeChecked();
      await page.getByLabel('Name').fill('Maryam');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('link', { name: 'Edit Maryam' }).click();
      await page.getByRole('button', { name: 'Delete profile' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Maryam');
      await dialog.getByRole('button', { name: 'Delete profile' }).click();
      await expect(page).toHaveURL(/\/profiles\?manage$/);
      await expect(page.getByRole('link', { name: 'Edit Maryam' })).toHaveCount(0);
      await page.goto('/profiles/edit/2147483647');
      await expect(page.getByRole('heading', { name: 'This page is missing' })).toBeVisible();
    },
  );

  test('a PIN needs the password to set, and protects a profile from others and from children', async ({
    page,
    context,
    sites,
    expectedErrors,
  }) => {
    expectedErrors.push(/403/);
    await signIn(context, sites.closed, 'canceled@kandil.test', undefined, 'none');
    const add = (profileName: string, over: object) =>
      call(context, sites.closed, '/auth/user-profile/add', { ...leaf, profileName, ...over });
    await add('Hala', {});
    const child = await add('Sami', { profileType: 'KIDS' });
    await call(context, sites.closed, `/auth/user-profile/${child.id}/pin`, {
      pin: '2468',
      password: 'kandil-demo',
    });
    await open(page, '/profiles?manage');
    await page.getByRole('link', { name: 'Edit Hala' }).click();
    await page.getByRole('button', { name: 'Set a PIN' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New 4-digit PIN').fill('٠٠٧٧');
    await dialog.getByLabel('Password', { exact: true }).fill('not-this-one');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('The password is incorrect.')).toBeVisible();
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await dialog.getByLabel('Password', { exact: true }).fill('kandil-demo');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Remove PIN' })).toBeVisible();

    const pin = page.getByRole('dialog').getByLabel('4-digit PIN');
    await choose(page, 'Hala');
    await pin.fill('1111');
    await expect(page.getByText('That PIN is incorrect.')).toBeVisible();
    await expectAccessible(page);
    await pin.fill('0077');
    await expect(memberMenu(page, 'Hala')).toBeVisible();

    await choose(page, 'Sami');
    await expect(memberMenu(page, 'Sami')).toBeVisible();
    await choose(page, 'Bilal Nasser');
    await expect(page.getByText('To leave Sami’s profile, enter the PIN.')).toBeVisible();
    await pin.fill('2468');
    await expect(memberMenu(page, 'Bilal Nasser')).toBeVisible();
  });
});

test(
  'while the flag is off nobody must choose, and every member can change profile',
  { tag: '@ROLE-16' },
  async ({ page, context, sites, expectedErrors }) => {
    await signIn(context, sites.open, 'family@kandil.test');
    await page.goto('/');
    await expect(page).toHaveURL(`${sites.open}/`);
    await hydrated(page);
    await memberMenu(page, 'Yusuf Demir').click();
    await expect(page.getByRole('menuitem', { name: 'Activate a TV' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Who is watching?' }).click();
    await expect(page.getByRole('link', { name: 'Add profile' })).toBeVisible();
    await page.getByRole('link', { name: 'Manage profiles' }).click();
    await expect(page.getByRole('link', { name: 'Edit Yusuf Demir' })).toBeVisible();
    // A title that is not for children: the child gets home, not the page that is not found.
    await page.goto('/detail/son-kale');
    await hydrated(page);
    await memberMenu(page, 'Yusuf Demir').click();
    const child = page.getByRole('menuitem', { name: 'Watch as Elif' });
    await expect(child.locator('img')).toBeVisible();
    expectedErrors.push(/404/);
    await child.click();
    await expect(memberMenu(page, 'Elif')).toBeVisible();
    await expect(page).toHaveURL(`${sites.open}/`);
    await expect(page.getByText(/not for children/)).toBeVisible();
  },
);

test('a guest has no profiles and is asked to log in', { tag: '@ROLE-08' }, async ({ page }) => {
  await open(page, '/profiles');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail or phone number')).toBeVisible();
});
