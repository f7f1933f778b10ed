import type { BrowserContext, Page } from '@playwright/test';
import { codeFor, freshEmail, freshMobile, smsCode } from './inbox.ts';
import { cookieOf } from './session.ts';
import { expect, hydrated, type Sites } from './test.ts';

export const PASSWORD = 'lamp-of-the-night';

export interface Person {
  fullName: string;
  email: string;
}

/** Fills in the open sign-up form, in English. */
export async function fillSignUp(page: Page, { fullName, email }: Person): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Full name').fill(fullName);
  await form.getByLabel('E-mail', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Repeat password').fill(PASSWORD);
  await form.getByRole('checkbox').check();
}

/**
 * Signs a new visitor up: form, code, plans. The browser is logged in afterwards.
 * @param consent the answer to the cookie notice
 */
export async function signUp(page: Page, sites: Sites, consent = 'none'): Promise<Person> {
  const person = { fullName: 'Amina Yusuf', email: freshEmail() };
  const { hostname } = new URL(sites.open);
  await page
    .context()
    .addCookies([{ name: 'kandil_consent', value: consent, domain: hostname, path: '/' }]);
  await page.goto('/en/sign-up');
  await hydrated(page);
  await fillSignUp(page, person);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(await codeFor(sites.sandbox, person.email));
  await expect(page).toHaveURL(/\/landing\/vip/);
  return person;
}

/** Adds a phone to the account of a browser and confirms it by text message. Returns the national number. */
export async function addPhone(context: BrowserContext, sites: Sites): Promise<string> {
  const number = freshMobile();
  const msisdn = `90${number}`;
  const post = async (path: string, data: object) => {
    const response = await context.request.post(`${sites.open}/api/auth${path}`, {
      data,
      headers: {
        authorization: `Bearer ${await cookieOf(context, 'kandil_token')}`,
        'x-platform': 'web',
        'x-device-id': (await cookieOf(context, 'kandil_device')) ?? '',
      },
    });
    expect(response.ok(), `${path} ${await response.text()}`).toBe(true);
  };
  await post('/v2/auth/user-info', { msisdn });
  await post('/public/otp-send', { msisdn });
  const { code } = await smsCode(sites.sandbox, msisdn);
  await post('/public/otp-verify', { msisdn, otp: code });
  return number;
}

/** Makes the browser a new guest's with this language; the cookie notice stays answered. */
export async function forgetEverything(
  context: BrowserContext,
  sites: Sites,
  language = 'en',
): Promise<void> {
  // A page that is still open could set cookies again.
  for (const page of context.pages()) await page.goto('about:blank');
  await context.clearCookies();
  await context.addCookies([
    { name: 'kandil_consent', value: 'none', url: sites.open },
    { name: 'kandil_language', value: language, url: sites.open },
  ]);
}
