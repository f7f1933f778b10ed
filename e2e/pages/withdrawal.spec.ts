import type { Page } from '@playwright/test';
import { mailTo } from '../support/inbox.ts';
import { newMember } from '../support/money.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

async function buy(page: Page): Promise<void> {
  await page.goto('/en/subscription-plans?planCode=SOLO&periodCode=YEARLY');
  await hydrated(page);
  await page.getByRole('button', { name: 'Choose Solo' }).click();
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: /Agree/ }).click();
  await expect(page.getByRole('heading', { name: 'Your plan is active' })).toBeVisible({
    timeout: 30_000,
  });
}

test(
  'a buyer states the withdrawal without login, and confirms it by the mailed link',
  { tag: '@long' },
  async ({ page, context, browser, sites }) => {
    const email = await newMember(context, sites);
    await buy(page);
    await page.goto('/en/payment-history');
    await page.getByRole('link', { name: 'Withdraw from contract' }).first().click();
    const main = page.getByRole('main');
    await expect(main).toContainText('$39.99');
    await expect(main.getByRole('button', { name: 'Withdraw from this contract' })).toBeVisible();
    await expectAccessible(page);

    const guest = await browser.newPage({ baseURL: sites.open });
    await guest.goto('/en/withdraw');
    await hydrated(guest);
    const form = guest.getByRole('main');
    const state = form.getByRole('button', { name: 'Withdraw from this contract' });
    await state.click();
    await expect(form.getByRole('textbox', { name: 'Your full name' })).toBeFocused();
    await guest.keyboard.type('Meryem Aksoy');
    await guest.keyboard.press('Tab');
    await guest.keyboard.type(email);
    await guest.keyboard.press('Enter');
    await expect(form.getByRole('heading', { name: 'We have received' })).toBeFocused();
    const isOurs = (link: string) => link.includes('/withdraw?token=');
    const { links } = await mailTo(sites.sandbox, email, (mail) => mail.links.some(isOurs));
    const link = new URL(links.find(isOurs) ?? '');
    await guest.goto(`/en${link.pathname}${link.search}`);
    await hydrated(guest);
    await expect(guest).toHaveURL(/\/withdraw$/);
    await form.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(form.getByRole('heading', { name: 'You have withdrawn' })).toBeFocused();
    await expect(form).toContainText('to the payment method you used');
    await expectAccessible(guest);
    await guest.close();
    const said = await mailTo(sites.sandbox, email, ({ subject }) =>
      subject.includes('You have withdrawn'),
    );
    expect(said.subject).toBe('You have withdrawn from the contract');
    await page.goto('/en/settings#plan');
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'See the plans' }).first()).toBeVisible();
  },
);
