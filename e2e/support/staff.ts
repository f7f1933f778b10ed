import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Somebody of the demo's staff with the page of an account, which may not be open. */
export async function findAccount(
  page: Page,
  control: string,
  { email, role }: { email: string; role: 'Support' | 'Administrator' },
): Promise<void> {
  await page.goto(`${control}/people`);
  await page.getByRole('button', { name: role, exact: true }).click();
  const field = page.getByRole('searchbox', { name: 'Search for a member' });
  await field.fill(email);
  await field.press('Enter');
  await page
    .getByRole('row', { name: /•••@/v })
    .getByRole('link')
    .click();
}

/** Support of the demo with an account open, for an hour, or an administrator. */
export async function openAccount(
  page: Page,
  control: string,
  email: string,
  role: 'Support' | 'Administrator' = 'Support',
): Promise<void> {
  await findAccount(page, control, { email, role });
  const dialog = page.getByRole('dialog', { name: 'Why do you open this account?' });
  await dialog.getByLabel('Ticket number').fill('T-100001');
  await page.keyboard.press('Enter');
  await expect(page.getByText(email)).toBeVisible();
}

/** Opens the dialog of an act on the open account, by keyboard. */
export async function chooseAct(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: item }).focus();
  await page.keyboard.press('Enter');
}
