import type { Page } from '@playwright/test';
import { atGateway, buy, moved, newMember, planOf } from '../support/money.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

/** From the plan in settings to PayPal, and back. */
async function change(page: Page, plan: string, period: string): Promise<void> {
  await page.goto('/en/settings#plan');
  await hydrated(page);
  await page.getByRole('link', { name: 'Change plan' }).click();
  await expect(page).toHaveURL(/subscription-plans/);
  await hydrated(page);
  await page.getByText(period, { exact: true }).click();
  await page.getByRole('button', { name: `Choose ${plan}` }).click();
}
const agree = async (page: Page) => {
  await page.getByRole('button', { name: /Agree/ }).click();
  await expect(page.getByRole('heading', { name: 'Your plan is active' })).toBeVisible();
};

test(
  'from Solo to Family at once: paid in full, and the unused days come back',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    await newMember(context, sites);
    const old = await buy(context, sites);
    await change(page, 'Family', 'Monthly');
    const checkout = page.getByRole('dialog');
    await expect(checkout).toContainText(/Today.*\$7\.99/);
    const said = await checkout.getByText(/back for the unused days/).textContent();
    const back = Number(/\$(\d+\.\d\d)/.exec(said ?? '')?.[1]) * 100;
    expect(back).toBeGreaterThan(400);
    await expectAccessible(page);
    await checkout.getByRole('button', { name: 'Continue to PayPal' }).click();
    await agree(page);

    const plan = await planOf(context, sites);
    expect(plan).toMatchObject({ planCode: 'FAMILY', status: 'ACTIVE' });
    expect(await moved(sites.sandbox, 'paypal', plan.gatewaySubsId)).toEqual(['charge 799']);
    const of = () => moved(sites.sandbox, 'paypal', old.gatewaySubsId);
    await expect.poll(of).toEqual(['charge 499', `refund ${Math.round(back)}`]);
    expect(await atGateway(sites.sandbox, 'paypal', old.gatewaySubsId)).toMatchObject({
      status: 'CANCELLED',
      nextChargeAt: null,
    });
    await page.goto('/en/payment-history');
    await expect(page.getByRole('button', { name: /Credit note/ })).toBeVisible();
  },
);

test(
  'from yearly to monthly when the year ends: nothing is paid today',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    await newMember(context, sites);
    const old = await buy(context, sites, { periodCode: 'YEARLY' });
    await change(page, 'Solo', 'Monthly');
    const checkout = page.getByRole('dialog');
    await expect(checkout).toContainText('You keep what you’ve paid for until');
    await checkout.getByRole('button', { name: 'Continue to PayPal' }).click();
    await agree(page);
    await expect(page.getByRole('main')).toContainText('You were not charged today.');

    const plan = await planOf(context, sites);
    expect(plan).toMatchObject({
      periodCode: 'YEARLY',
      expiryDate: old.expiryDate,
      nextCharge: { date: old.expiryDate, price: { amount: 499 } },
    });
    expect(await moved(sites.sandbox, 'paypal', old.gatewaySubsId)).toEqual(['charge 3999']);
    expect(await moved(sites.sandbox, 'paypal', plan.gatewaySubsId)).toEqual([]);
    const next = await atGateway(sites.sandbox, 'paypal', plan.gatewaySubsId);
    expect(next?.nextChargeAt?.slice(0, 10)).toBe(old.expiryDate.slice(0, 10));
    const status = async () =>
      (await atGateway(sites.sandbox, 'paypal', old.gatewaySubsId))?.status;
    await expect.poll(status).toBe('CANCELLED');
    await page.goto('/en/settings#plan');
    await expect(page.locator('#plan')).toContainText('Solo · Monthly');
  },
);
