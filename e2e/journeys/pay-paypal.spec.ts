import type { Browser, Page } from '@playwright/test';
import {
  atPaypal,
  chooseWay,
  CONFIRMED,
  expectReceipts,
  followMoney,
  outcome,
  type Payer,
  payButton,
} from '../support/paying.ts';
import { newMember } from '../support/money.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const payerOf = (page: Page, isMobile: boolean): Payer => {
  const language = isMobile ? 'ar' : 'en';
  return { page, language, t: wordsOf(language) };
};

/** Begins a payment, and waits for PayPal's page. Returns its address. */
async function toPaypal(payer: Payer): Promise<string> {
  await chooseWay(payer, 'PAYPAL');
  await payButton(payer).click();
  await payer.page.waitForURL(/\/paypal\//);
  return payer.page.url();
}

const stranger = (browser: Browser, site: string, locale: string) =>
  browser.newContext({ baseURL: site, locale });

test(
  'Back from PayPal and paid anew; the stale page that is agreed to later charges nothing',
  { tag: ['@PAYMENT-01', '@long'] },
  async ({ page, context, sites, isMobile }) => {
    test.setTimeout(90_000);
    const payer = payerOf(page, isMobile);
    const { t } = payer;
    const charges = followMoney(context, sites);
    const email = await newMember(context, sites);
    const stale = await toPaypal(payer);
    await page.goBack();
    await hydrated(page);

    // Agreed to while a newer attempt is open.
    await toPaypal(payer);
    const other = await context.newPage();
    await other.goto(stale);
    await atPaypal.agree(other);
    await expect(outcome({ ...payer, page: other }, 'paid.outdated')).toBeVisible(CONFIRMED);
    await expect(other.getByText(t('paid.closed'))).toContainText(t('paid.nothingCharged'));
    await expectAccessible(other);
    expect(await charges(email)).toEqual([]);

    await atPaypal.agree(page);
    await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
    // The stale page again, after the plan was bought.
    await other.reload();
    await expect(other.getByText(t('paid.hasPlan'))).toBeVisible(CONFIRMED);
    await expect(other.getByRole('link', { name: t('action.tryAgain') })).toHaveCount(0);
    await expectReceipts(payer, 1);
    expect(await charges(email)).toEqual(['charge']);
  },
);

test(
  'a tab that is closed on the way back: the plan is there when the member returns',
  { tag: '@long' },
  async ({ page, context, sites, isMobile }) => {
    const charges = followMoney(context, sites);
    const email = await newMember(context, sites);
    await toPaypal(payerOf(page, isMobile));
    const answered = context.waitForEvent('response', (response) =>
      response.url().includes('/api/payment/returns/'),
    );
    await atPaypal.agree(page);
    await answered;
    await page.close();
    const payer = payerOf(await context.newPage(), isMobile);
    await expectReceipts(payer, 1);
    expect(await charges(email)).toEqual(['charge']);
  },
);

test(
  'a tab that is closed before it comes back: reconciliation settles it',
  { tag: '@long' },
  async ({ page, context, sites, isMobile }) => {
    // Open payments are asked about every five minutes.
    test.setTimeout(420_000);
    const charges = followMoney(context, sites);
    const email = await newMember(context, sites);
    await toPaypal(payerOf(page, isMobile));
    // PayPal's answer leads back, and is not followed.
    await page.route('**/paypal/webapps/**', async (route) => {
      const request = route.request();
      // PayPal's page refuses a form from another origin, and a request that the test repeats has none.
      const headers = { ...request.headers(), origin: new URL(request.url()).origin };
      const answer = await route.fetch({ maxRedirects: 0, headers });
      await route.fulfill({ status: 200, headers: answer.headers(), body: 'Agreed' });
    });
    await atPaypal.agree(page);
    await expect(page.getByText('Agreed')).toBeVisible();
    await page.close();
    expect(await charges(email)).toEqual([]);
    const payer = payerOf(await context.newPage(), isMobile);
    await expect
      .poll(() => charges(email), { timeout: 360_000, intervals: [5000] })
      .toEqual(['charge']);
    await expectReceipts(payer, 1);
  },
);

test(
  'back in another browser: it is settled, shown after login, and to nobody else',
  { tag: '@long' },
  async ({ page, context, browser, sites }) => {
    const email = await newMember(context, sites);
    // A login brings the language of the member's profile: English, as at sign-up.
    const first = payerOf(page, false);
    const approval = await toPaypal(first);
    const elsewhere = await stranger(browser, sites.open, first.language);
    const charges = followMoney(elsewhere, sites);
    const payer = payerOf(await elsewhere.newPage(), false);
    const { t } = payer;
    await payer.page.goto(approval);
    await atPaypal.agree(payer.page);
    await expect(outcome(payer, 'receipt.guest')).toBeVisible(CONFIRMED);
    await expect(payer.page.getByText(t('paid.logInText'))).toBeVisible();
    await expectAccessible(payer.page);
    await payer.page
      .getByRole('button', { name: t('account.logIn') })
      .last()
      .click();
    const form = payer.page.getByRole('dialog');
    await form.getByLabel(t('field.emailOrPhone')).fill(email);
    await form.getByLabel(t('field.password'), { exact: true }).fill('kandil-demo');
    await form.getByRole('button', { name: t('account.logIn') }).click();
    await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
    await expectReceipts(payer, 1);
    expect(await charges(email)).toEqual(['charge']);
    // The first browser is still at PayPal; Back there, it finds the plan.
    await page.reload();
    await page.getByRole('link', { name: 'Back to the merchant' }).click();
    await expect(outcome(first, 'paid.title')).toBeVisible(CONFIRMED);
    expect(await charges(email)).toEqual(['charge']);
    await elsewhere.close();
  },
);
