import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Support of the demo with an account open, for an hour. */
export async function openAccount(page: Page, control: string, email: string): Promise<void> {
  await page.goto(`${control}/people`);
  await page.getByRole('button', { name: 'Support', exact: true }).click();
  const field = page.getByRole('searchbox', { name: 'Search for a member' });
  await field.fill(email);
  await field.press('Enter');
  await page
    .getByRole('row', { name: /•••@/v })
    .getByRole('link')
    .click();
  const dialog = page.getByRole('dialog', { name: 'Why do you open this account?' });
  await dialog.getByLabel('Ticket number').fill('T-100001');
  await page.keyboard.press('Enter');
  await expect(page.getByText(email)).toBeVisible();
}
