import { signIn } from '../support/account.ts';
import { freshMobile, smsCode } from '../support/inbox.ts';
import { newMember } from '../support/money.ts';
import { cancelBilling, choosePlan, expectActive, payAtPaypal } from '../support/paying.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

test(
  'a member refuses at PayPal, then pays, finds the receipt, and cancels',
  {
    tag: [
      '@PURCHASE-01',
      '@PURCHASE-02',
      '@PAYMENT-01',
      '@PAYMENT-02',
      '@PAYMENT-03',
      '@ROUTE-29',
      '@ROUTE-30',
      '@ROUTE-31',
      '@MODAL-12',
      '@SCREEN-45',
    ],
  },
  async ({ page, context, sites }) => {
    await newMember(context, sites);
    await choosePlan(page, 'Solo', /PayPal/);
    await payAtPaypal(page, 'Refuse');
    await expect(page).toHaveURL(/\/payment-failed\?intent=/);
    await expect(page.getByText('You were not charged.')).toBeVisible();
    await page.getByRole('link', { name: 'Try Again' }).click();

    await payAtPaypal(page, 'Agree');
    await expect(page).toHaveURL(/\/payment-succeed\?intent=/);
    await expectActive(page);
    await expect(page.getByText(/You paid .*\$39\.99/)).toBeVisible();
    await page.getByRole('link', { name: 'View receipt' }).click();
    await expect(page).toHaveURL(/\/payment-history/);
    await page.getByRole('button', { name: /Solo · Yearly/ }).click();
    await expect(page.getByRole('article')).toContainText('$39.99');
    await expectAccessible(page);

    await page.goto('/en/settings#plan');
    await hydrated(page);
    await cancelBilling(page);
    await page.getByRole('button', { name: 'Restart' }).click();
    const again = page.getByRole('dialog');
    await expect(again).toContainText(/next charge .*\$39\.99/);
    await expect(again.getByRole('button', { name: 'Continue to PayPal' })).toBeVisible();
  },
);

test(
  'a guest pays with a phone number, and is signed in to the account of the number',
  { tag: ['@MODAL-14'] },
  async ({ page, context, sites }) => {
    const { hostname } = new URL(sites.open);
    await context.addCookies([
      { name: 'kandil_consent', value: 'none', domain: hostname, path: '/' },
    ]);
    await page.goto('/en/landing/vip');
    await hydrated(page);
    const number = freshMobile();
    await page.getByRole('button', { name: 'Pay with my phone number' }).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(number);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    const { code } = await smsCode(sites.sandbox, `90${number}`);
    await dialog.getByRole('textbox', { name: /code/i }).fill(code);
    await expectActive(page);
    await expect(page.getByText(/Next charge/)).toBeVisible();
  },
);

test(
  'a promo code changes the price; an unknown one is refused with the reason',
  { tag: ['@PURCHASE-03', '@PURCHASE-05', '@SHELL-21', '@SHELL-22', '@MODAL-15', '@CAMPAIGN-14'] },
  async ({ page, context, sites }) => {
    await page.goto('/en/landing/vip?promo-code=NO-SUCH-CODE');
    await hydrated(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/don’t know this code/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const offer = '/en/landing/vip?apply-promo-code=LANTERN80&planCode=SOLO&periodCode=YEARLY';
    await page.goto(offer);
    await hydrated(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('p', { hasText: 'Today' }).locator('strong')).toContainText('23.88');

    // A member goes on to the payment of the plan.
    await signIn(context, sites.open, 'free@kandil.test');
    await page.goto(offer);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('button', { name: /^Continue to/ })).toBeVisible();
    await expect(dialog.locator('p', { hasText: 'Today' }).locator('strong')).toContainText(
      '23.88',
    );
  },
);
