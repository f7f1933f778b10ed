import type { Browser, Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { codeFor, freshEmail } from '../support/inbox.ts';
import { newMember } from '../support/money.ts';
import { fillSignUp } from '../support/sign-up.ts';
import { expect, expectAccessible, hydrated, type Sites, test } from '../support/test.ts';

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Who is in the family' }).getByRole('listitem');

/** The page of the demo account that owns a family plan. */
async function ownersPage(browser: Browser, sites: Sites): Promise<Page> {
  const context = await browser.newContext({ baseURL: sites.open });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(context, sites.open, 'family@kandil.test');
  const page = await context.newPage();
  await page.goto('/en/family-sharing');
  await hydrated(page);
  return page;
}

async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/family-sharing\/accept\?token=/);
  return link.inputValue();
}

// One owner invites in both tests, and a link that nobody has used is given again for a minute.
test.describe.configure({ mode: 'serial' });

test(
  'an owner invites, a visitor logs in and joins, and the owner removes the member',
  {
    tag: [
      '@FAMILY-01',
      '@FAMILY-02',
      '@FAMILY-03',
      '@FAMILY-04',
      '@FAMILY-07',
      '@FAMILY-08',
      '@FAMILY-09',
      '@FAMILY-10',
      '@FAMILY-11',
      '@FAMILY-13',
      '@FAMILY-14',
      '@FAMILY-15',
      '@FAMILY-16',
      '@FAMILY-18',
      '@FAMILY-19',
      '@FAMILY-20',
      '@FAMILY-21',
      '@FAMILY-22',
      '@ROUTE-44',
      '@ROUTE-46',
      '@ROLE-23',
    ],
  },
  async ({ page: member, browser, sites }) => {
    const email = await newMember(member.context(), sites);
    const fullName = 'Amina Yusuf';
    const owner = await ownersPage(browser, sites);
    const parent = rows(owner).first();
    await expect(parent).toContainText('Yusuf Demir');
    await expect(parent).toContainText('YD');
    await expect(parent).toContainText('Owner');
    await expect(owner.getByRole('main')).toContainText(
      /You have room for \S+ more (?:person|people)/,
    );
    const link = await invite(owner);
    await owner.getByRole('button', { name: 'Copy Link' }).click();
    await expect(owner.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expectAccessible(owner);

    await member.context().clearCookies();
    await member.context().addCookies([{ name: 'kandil_consent', value: 'none', url: sites.open }]);
    const { pathname, search } = new URL(link);
    await member.goto(`/en${pathname}${search}`);
    await hydrated(member);
    const main = member.getByRole('main');
    await expect(main).toContainText('Yusuf Demir⁩ invites you to watch');
    await expect(main).toContainText('Log in or sign up first, then join.');
    await expectAccessible(member);
    await main.getByRole('button', { name: 'Log in' }).click();
    const form = member.getByRole('dialog');
    await form.getByLabel('E-mail or phone number').fill(email);
    await form.getByLabel('Password', { exact: true }).fill('kandil-demo');
    await form.getByRole('button', { name: 'Log in' }).click();
    await main.getByRole('button', { name: 'Join the family' }).click();
    await expect(member).toHaveURL(/\/family-sharing$/);
    await expect(toast(member, 'Welcome to')).toBeVisible();
    await expect(member.getByRole('button', { name: 'Leave the family' })).toBeVisible();

    await owner.reload();
    await hydrated(owner);
    const joined = rows(owner).filter({ hasText: fullName });
    await expect(joined.first()).toContainText('Member');
    await expect(joined.first().getByRole('img').or(joined.first().locator('img'))).toBeVisible();
    await joined.first().getByRole('button', { name: 'Remove' }).click();
    const question = owner.getByRole('dialog');
    await expect(question).toContainText(`${fullName} will no longer be able to watch`);
    const again = owner.waitForResponse((response) =>
      response.url().endsWith('/family-sharing/list'),
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await again).status()).toBe(200);
    await expect(joined.first()).toBeVisible();

    const before = await joined.count();
    await joined.first().getByRole('button', { name: 'Remove' }).click();
    const removal = owner.waitForRequest((request) => request.method() === 'DELETE');
    const reloaded = owner.waitForEvent('domcontentloaded');
    await question.getByRole('button', { name: 'Remove' }).click();
    expect((await removal).url()).toContain('/family-sharing/remove-member?memberId=');
    await reloaded;
    await expect(toast(owner, 'The member was removed from your family.')).toBeVisible();
    await expect(joined).toHaveCount(before - 1);
    await owner.context().close();
  },
);

test(
  'a stranger signs up and joins on a phone, leaves in Arabic, and is offered the plans',
  { tag: ['@FAMILY-05', '@FAMILY-06', '@FAMILY-17', '@ROUTE-45'] },
  async ({ page: member, browser, sites }) => {
    await member.setViewportSize({ width: 390, height: 844 });
    const owner = await ownersPage(browser, sites);
    const { pathname, search } = new URL(await invite(owner));

    // A stranger signs up from the invitation, and comes back to it.
    await member.context().addCookies([{ name: 'kandil_consent', value: 'none', url: sites.open }]);
    const served = await member.goto(`/en${pathname}${search}`);
    expect(await served?.text()).not.toContain('This invitation does not work');
    await hydrated(member);
    await member.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    const stranger = { fullName: 'Amina Yusuf', email: freshEmail() };
    await fillSignUp(member, stranger);
    await member.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
    await expect(member.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    const code = await codeFor(sites.sandbox, stranger.email);
    await member.getByRole('dialog').getByRole('textbox').fill(code);
    await expect(member).toHaveURL(/\/family-sharing\/accept\?token=/);
    await expect(member.getByRole('button', { name: 'Join the family' })).toBeVisible();
    await owner.goto(`/en${pathname}${search}`);
    await owner.getByRole('button', { name: 'Continue' }).click();
    await expect(owner.getByRole('heading', { name: 'This is your own invitation' })).toBeFocused();
    await owner.context().close();

    await member.goto(`/ar${pathname}${search}`);
    await hydrated(member);
    await member.getByRole('button', { name: 'الانضمام إلى العائلة' }).click();
    await expect(member).toHaveURL(/\/family-sharing$/);
    const leave = member.getByRole('button', { name: 'مغادرة العائلة' });
    await expect(leave).toHaveCount(1);
    await expect(member.getByRole('main').getByRole('button')).toHaveCount(1);
    await expectAccessible(member);
    await leave.click();
    const question = member.getByRole('dialog');
    await expect(question).toContainText('تتوقف مشاهدتك بباقة');
    await question.getByRole('button', { name: 'مغادرة العائلة' }).click();
    await expect(toast(member, 'غادرت العائلة.')).toBeVisible();
    await expect(
      member.getByRole('dialog').getByRole('heading', { level: 3 }).first(),
    ).toBeVisible();
  },
);
