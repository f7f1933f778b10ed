import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { signIn } from '../support/account.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

interface Television {
  code: string;
  /** The television's status. */
  completed(): Promise<boolean>;
}

/** Starts a television that shows a code (TV-19). */
async function television(request: APIRequestContext, site: string): Promise<Television> {
  const deviceId = randomUUID();
  const headers = { 'x-platform': 'tv', 'x-device-id': deviceId };
  const created = await request.post(`${site}/api/auth/public/otp-login/create`, {
    data: { deviceId },
    headers,
  });
  expect(created.ok()).toBe(true);
  const { data } = (await created.json()) as {
    data: { activationCode: string; deviceSecret: string };
  };
  return {
    code: data.activationCode,
    async completed() {
      const { activationCode, deviceSecret } = data;
      const answer = await request.post(`${site}/api/auth/public/otp-login/check`, {
        data: { deviceId, activationCode, deviceSecret },
        headers,
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      return ((await answer.json()) as { data: { completed: boolean } }).data.completed;
    },
  };
}

const GO_BACK = 'Go back to TV and enjoy exceptional content';

test(
  'the page is open to everyone; a code in the query of any page leads here, a guest logs in, and the code is sent',
  {
    tag: ['@ROUTE-40', '@ROLE-18', '@TV-11', '@TV-12', '@TV-13', '@TV-15', '@TV-16'],
  },
  async ({ page, request, sites }) => {
    await page.goto(`${sites.closed}/activate`);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/activate');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activate on your TV');
    await expect(page.getByLabel('Enter Code Here')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeEnabled();

    await page.goto('/about-us?code=012345');
    await expect(page).toHaveURL(/\/activate\/012345$/);
    await expect(page.getByLabel('Enter Code Here')).toHaveValue('012345');

    const tv = await television(request, sites.open);
    await page.goto(`/activate?code=${tv.code}`);
    const form = page.getByRole('dialog');
    await form.getByLabel('E-mail or phone number').fill('member@kandil.test');
    await form.getByLabel('Password', { exact: true }).fill('kandil-demo');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText(GO_BACK)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/activate');
    expect(await tv.completed()).toBe(true);
  },
);

test(
  'a member’s code in the address is sent by itself, and the television is signed in',
  { tag: ['@ROUTE-41', '@TV-14', '@TV-17', '@TV-18', '@TV-20'] },
  async ({ page, context, request, sites }) => {
    const tv = await television(request, sites.open);
    await signIn(context, sites.open, 'member@kandil.test');
    const answered = page.waitForResponse(/otp-login\/validate/);
    await page.goto(`/activate/${tv.code}`);
    const { message } = (await (await answered).json()) as { message: string };
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText(GO_BACK)).toBeVisible();
    await expectAccessible(page);
    expect(await tv.completed()).toBe(true);
  },
);

test(
  'a wrong code stays in the form, marked as invalid, without a message',
  { tag: ['@TV-23', '@TV-24', '@TV-26'] },
  async ({ page, context, sites, expectedErrors }) => {
    expectedErrors.push(/40\d|410/);
    await signIn(context, sites.open, 'free@kandil.test');
    await page.goto('/ar/activate');
    await hydrated(page);
    const field = page.getByLabel('أدخل الرمز هنا');
    const button = page.getByRole('button', { name: 'تفعيل', exact: true });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/otp-login\/validate/, async (route) => {
      await held;
      await route.continue();
    });
    await field.fill('٠٠٠٠٠٠');
    await expect(field).toHaveValue('000000');
    await button.click();
    await expect(field).toBeDisabled();
    await expect(button).toBeDisabled();
    release();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('000000');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
  },
);
