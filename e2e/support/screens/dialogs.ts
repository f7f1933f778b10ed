import type { Page } from '@playwright/test';
import { dialogComplete } from './visit.ts';

/** The dialogs of the page /modals, which lists every modal of the product; the compiler sees to that. */

/** Closes by itself, after three seconds. */
const LOADING = 'loading';

/** The names on /modals, except the one that closes by itself. */
export async function dialogNames(page: Page): Promise<string[]> {
  const names = await page.locator('main li button').allInnerTexts();
  return names.filter((name) => name !== LOADING);
}

/** Opens a dialog in place of the one that is open, and waits until it is complete. */
export async function openDialog(page: Page, name: string): Promise<void> {
  await page.evaluate((requested) => {
    const [modal] = requested.split('.');
    const { dataset } = document.documentElement;
    // Forms of one modal share its element.
    if (dataset['modal'] !== modal) document.querySelector('dialog')?.setAttribute('data-left', '');
    dataset['modal'] = modal;
    // The page below an open dialog is inert for pointers.
    const buttons = [...document.querySelectorAll<HTMLElement>('main li button')];
    buttons.find(({ innerText }) => innerText === requested)?.click();
  }, name);
  await dialogComplete(page);
}
