import type { BrowserContext, Page } from '@playwright/test';
import { codeFor, freshEmail } from '../support/inbox.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const PROVIDERS = ['google', 'facebook', 'apple'] as const;
const YEAR_SECONDS = 365 * 86_400;

interface Other {
  name: string;
  email?: string;
  verified?: boolean;
}

/** On the provider's page: an account that is not in its list. */
async function useAnother(page: Page, { name, email = '', verified = true }: Other) {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Who signs in with');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Verified').setChecked(verified);
  await page.getByRole('button', { name: 'Continue with this account' }).click();
}

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: `Continue as ${name}` }).click();
}

/** The session survives the browser, and scripts cannot read the refresh token. */
async function expectRemembered(context: BrowserContext, site: string) {
  const cookies = await context.cookies(site);
  const age = (name: string) =>
    (cookies.find((cookie) => cookie.name === name)?.expires ?? 0) - Date.now() / 1000;
  for (const name of ['kandil_token', 'kandil_rt'])
    expect(age(name), name).toBeGreaterThan(YEAR_SECONDS - 3600);
  expect(cookies.find(({ name }) => name === 'kandil_rt')?.httpOnly).toBe(true);
}

/** The signed-in account, as the service returns it. */
async function account(context: BrowserContext, site: string) {
  const cookies = await context.cookies(site);
  const token = cookies.find(({ name }) => name === 'kandil_token')?.value ?? '';
  const response = await context.request.get(`${site}/api/auth/auth/userDetail`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: { fullName: string; email: string | null } };
  return data;
}

const consent = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'kandil_consent', value: 'functionality', url }]);

for (const language of ['en', 'ar'] as const) {
  for (const provider of PROVIDERS) {
    test(
      `a new account with ${provider}, in ${language}`,
      {
        tag: [
          `@${language}`,
          '@LOGIN-02',
          '@LOGIN-07',
          '@LOGIN-08',
          '@LOGIN-11',
          '@LOGIN-13',
          '@SIGNUP-11',
          ...(provider === 'google' ? [] : ['@long']),
        ],
      },
      async ({ page, context, sites }, info) => {
        const t = wordsOf(language);
        await consent(context, sites.open);
        await page.goto(`/${language}/sign-up?utm=friend`);
        await hydrated(page);
        const form = page.getByRole('dialog');
        await form.getByRole('button', { name: t(`social.${provider}`) }).scrollIntoViewIfNeeded();
        await expectAccessible(page);
        const project = info.project.name;
        await page.screenshot({
          path: `artefacts/screens/${project}-${language}-social-sign-up.png`,
        });
        await form.getByRole('button', { name: t(`social.${provider}`) }).click();
        await useAnother(page, { name: 'أمينة Yusuf', email: freshEmail() });
        await expect(page).toHaveURL(/\/landing\/vip\?utm=friend$/);
        await expect(page.getByText(t('signUp.done'))).toBeVisible();
        await expectRemembered(context, sites.open);

        // The account is complete, with the name from the provider.
        expect(await account(context, sites.open)).toMatchObject({ fullName: 'أمينة Yusuf' });
      },
    );
  }
}

test(
  'an account with the same verified address is linked, and logged in',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    await consent(context, sites.open);
    await page.goto('/login');
    await hydrated(page);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Who signs in with');
    await expectAccessible(page);
    await choose(page, 'Kandil Member');
    await expect(page).toHaveURL(`${sites.open}/`);
    await expectRemembered(context, sites.open);
    expect(await account(context, sites.open)).toMatchObject({ email: 'member@kandil.test' });
    const mail = await fetch(`${sites.sandbox}/mail?to=member@kandil.test`);
    expect(JSON.stringify(await mail.json())).toContain('log in with');
  },
);

test.describe('an account that already exists', () => {
  // The demand for a proof and the wrong password are refusals.
  test.use({ expectedErrors: [/status of 40[39]/] });

  test(
    'an unverified address opens no account: its password does',
    { tag: '@long' },
    async ({ page, context, sites }, info) => {
      const email = info.project.name === 'desktop' ? 'family@kandil.test' : 'free@kandil.test';
      await consent(context, sites.open);
      await page.goto('/login');
      await hydrated(page);
      await page.getByRole('button', { name: 'Continue with Facebook' }).click();
      await useAnother(page, { name: `Somebody ${info.project.name}`, email });
      const dialog = page.getByRole('dialog');
      await expect(
        dialog.getByRole('heading', { name: 'You already have an account with this e-mail' }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: `artefacts/screens/${info.project.name}-en-social-proof.png` });
      await dialog.getByLabel('Password', { exact: true }).fill('not this one');
      await dialog.getByRole('button', { name: 'Connect and log in' }).click();
      await expect(dialog.getByText('The password is incorrect.')).toBeVisible();
      await dialog.getByLabel('Password', { exact: true }).fill('kandil-demo');
      await dialog.getByRole('button', { name: 'Connect and log in' }).click();
      await expect(page).toHaveURL(`${sites.open}/`);
      expect(await account(context, sites.open)).toMatchObject({ email });
    },
  );

  test('or a mailed code does', { tag: '@long' }, async ({ page, context, sites }, info) => {
    const email =
      info.project.name === 'desktop' ? 'suspended@kandil.test' : 'canceled@kandil.test';
    await consent(context, sites.open);
    await page.goto('/login');
    await hydrated(page);
    await page.getByRole('button', { name: 'Continue with Apple' }).click();
    await useAnother(page, { name: 'Nobody', email, verified: false });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'E-mail me a code instead' }).click();
    await dialog.getByRole('button', { name: 'E-mail me a code', exact: true }).click();
    await dialog.getByRole('textbox').fill(await codeFor(sites.sandbox, email));
    await expect(page).toHaveURL(`${sites.open}/`);
    expect(await account(context, sites.open)).toMatchObject({ email });
  });
});

for (const provider of PROVIDERS) {
  // The three differ in the sandbox's page alone.
  const tag = provider === 'google' ? [] : ['@long'];
  test(
    `cancelling at ${provider} leads back to the page before`,
    { tag },
    async ({ page, sites, context }) => {
      const t = wordsOf('en');
      await consent(context, sites.open);
      await page.goto('/login?utm=x');
      await hydrated(page);
      await page.getByRole('button', { name: t(`social.${provider}`) }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(`${sites.open}/login?utm=x`);
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: t('account.logIn') }),
      ).toBeVisible();
      expect(await context.cookies(sites.open)).not.toContainEqual(
        expect.objectContaining({ name: 'kandil_token' }),
      );
    },
  );
}

test('an answer to another browser’s request signs nobody in, and its token is removed from the address', async ({
  page,
  context,
  sites,
}) => {
  await page.goto('/sign-in/google#state=theirs&id_token=a.b.c');
  await expect(page.getByRole('alert')).toContainText('started in another tab');
  expect(page.url()).toBe(`${sites.open}/sign-in/google`);
  await expectAccessible(page);
  expect(await context.cookies(sites.open)).not.toContainEqual(
    expect.objectContaining({ name: 'kandil_token' }),
  );
});
