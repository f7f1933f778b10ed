import type { BrowserContext } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { buy, call, newMember } from '../support/money.ts';
import { expect, expectAccessible, hydrated, type Sites, test } from '../support/test.ts';

/** Lets the session of a browser enter a new profile for children. */
async function enterChild(context: BrowserContext, sites: Sites, email: string): Promise<void> {
  const profile = { profileName: 'Elif', avatarId: 'rocket', langCode: 'en', profileType: 'KIDS' };
  await call(context, sites, 'auth/auth/user-profile/add', { data: profile });
  await signIn(context, sites.open, email);
  const list = await call<{ id: number; profileType: string }[]>(
    context,
    sites,
    'auth/auth/user-profile/list',
  );
  const { id } = list.find(({ profileType }) => profileType === 'KIDS') ?? { id: 0 };
  const { accessToken } = await call<{ accessToken: string }>(
    context,
    sites,
    `auth/auth/user-profile/${id}/select`,
    { data: {} },
  );
  await context.addCookies([
    { name: 'kandil_token', value: accessToken, url: sites.open },
    { name: 'kandil_profile', value: String(id), url: sites.open },
  ]);
}

test(
  'a child’s profile sees plans and prices, and pays for nothing',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    const email = await newMember(context, sites);
    await enterChild(context, sites, email);
    for (const path of [
      '/en/subscription-plans',
      '/en/subscription-plans?planCode=SOLO&periodCode=MONTHLY&gatewayCode=PAYPAL',
      '/en/payment-history',
    ]) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('main')).toContainText('Plans and payments are for adults.');
      await expect(page.getByRole('button', { name: /Choose|Pay/ })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.goto('/en/settings#plan');
    await hydrated(page);
    await expect(page.locator('#plan')).toHaveCount(0);
  },
);

test(
  'a family member watches on the owner’s plan, and cannot cancel it',
  { tag: '@long' },
  async ({ page, context, sites, browser }) => {
    const owner = await browser.newContext();
    await newMember(owner, sites);
    await buy(owner, sites, { planCode: 'FAMILY' });
    const { joinUrl } = await call<{ joinUrl: string }>(owner, sites, 'auth/family-sharing/invite');
    await owner.close();
    await newMember(context, sites);
    const token = new URL(joinUrl).searchParams.get('token') ?? '';
    await call(context, sites, `auth/family-sharing/join?token=${encodeURIComponent(token)}`);

    await page.goto('/en/settings#plan');
    await hydrated(page);
    const plan = page.locator('#plan');
    await expect(plan).toContainText('You watch on your family’s plan. Its owner manages it.');
    await expect(plan.getByRole('button')).toHaveCount(0);
    await page.goto('/en/payment-history');
    await expect(page.getByRole('main')).toContainText('No payments yet');
    await page.goto('/en/subscription-plans');
    await hydrated(page);
    await expect(page.getByRole('main')).toContainText('You watch on your family’s plan');
  },
);

test(
  'a guest is asked to log in for payments and settings, and signs up for a plan',
  { tag: '@long' },
  async ({ page, sites, expectedErrors }) => {
    expectedErrors.push(/404/);
    await page.context().addCookies([{ name: 'kandil_consent', value: 'none', url: sites.open }]);
    await page.goto('/en/payment-history');
    await hydrated(page);
    await expect(page.getByRole('main')).toContainText('Log in to see your payments');
    await page.goto('/en/payment-succeed?intent=3f8b8d6e-1f5e-4c53-9f0b-0d3f6a6a7c11');
    await expect(page.getByRole('heading', { name: 'Log in to see your payments' })).toBeVisible();
    await page.goto('/en/landing/vip');
    await hydrated(page);
    await page.getByRole('button', { name: 'Start with Solo' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  },
);
