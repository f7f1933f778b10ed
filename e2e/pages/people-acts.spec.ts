import type { Page } from '@playwright/test';
import { PASSWORD, signUp } from '../support/sign-up.ts';
import { chooseAct, openAccount } from '../support/staff.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const logIn = async (page: Page, site: string, email: string) => {
  const response = await page.request.post(`${site}/api/auth/public/login`, {
    headers: { 'x-platform': 'web', 'x-device-id': 'people-acts' },
    data: { email, password: PASSWORD },
  });
  return response.status();
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`support blocks an account: the open page is signed out, login says why; unblocked, it works (${colorScheme})`, async ({
    browser,
    page: member,
    sites,
    expectedErrors,
  }) => {
    expectedErrors.push(/401|403/);
    const { control, open } = sites;
    const { email } = await signUp(member, sites);
    await member.goto('/settings#devices');
    await hydrated(member);

    const staff = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme });
    const page = await staff.newPage();
    await openAccount(page, control, email);
    await chooseAct(page, 'Block the account');
    const dialog = page.getByRole('dialog', { name: /^Block / });
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Choose what the mail says.')).toBeVisible();
    await dialog.getByLabel('Cause, as the mail says it').selectOption('SECURITY');
    await dialog.getByLabel('Reason', { exact: true }).fill('T-100001');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The account is blocked.')).toBeVisible();
    await expect(page.getByText('Blocked', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused();
    await expectAccessible(page);

    await member.reload();
    await expect(member.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await member.goto('/login');
    await hydrated(member);
    await member.getByLabel('E-mail or phone number').fill(email);
    await member.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await member.keyboard.press('Enter');
    await expect(member.getByText('This account is blocked.')).toBeVisible();

    await chooseAct(page, 'Unblock the account');
    await page.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('T-100001');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The account is open again.')).toBeVisible();
    expect(await logIn(member, open, email)).toBe(200);

    await page.getByRole('tab', { name: 'Devices' }).click();
    const remove = page.getByRole('button', { name: /^Remove / }).first();
    await remove.click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await staff.close();
  });
