import { randomUUID } from 'node:crypto';
import {
  chooseWay,
  CONFIRMED,
  expectReceipts,
  followMoney,
  outcome,
  payButton,
} from '../support/paying.ts';
import { newMember } from '../support/money.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.describe('pages of payments that do not exist', () => {
  test.use({ expectedErrors: [/40[04]/] });
  test('say so, whatever the address names', async ({ page, context, sites, isMobile }) => {
    const language = isMobile ? 'ar' : 'en';
    const t = wordsOf(language);
    const payer = { page, t, language };
    const tampered = [
      `/${language}/payment-succeed`,
      `/${language}/payment-succeed?intent=`,
      `/${language}/payment-succeed?intent=${randomUUID()}&state=PAID`,
      `/${language}/payment-failed?intent=${randomUUID()}&reason=NO_FUNDS`,
      `/${language}/payment-failed?intent=../../auth/users&intent=2`,
      `/${language}/payment-succeed?intent=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`,
      `/${language}/?payment-succeed=1&intent=${encodeURIComponent('//evil.test/')}`,
      '/api/payment/returns/paypal?secret=guessed&subscription_id=I-1',
      '/api/payment/returns/iyzico?secret=&canceled=1',
    ];
    await context.addCookies([{ name: 'kandil_language', value: language, url: sites.open }]);
    for (const address of tampered) {
      await page.goto(address);
      await expect(outcome(payer, 'receipt.guest'), address).toBeVisible();
      await expect(page.locator('main img'), address).toHaveCount(0);
    }
    await expectAccessible(page);
  });
});

test(
  'two clicks on every button, and reloads: one attempt, one charge',
  { tag: '@long' },
  async ({ page, context, sites, isMobile }) => {
    const language = isMobile ? 'ar' : 'en';
    const t = wordsOf(language);
    const payer = { page, t, language };
    const charges = followMoney(context, sites);
    const begun: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/v2/billing'))
        begun.push(request.url());
    });
    const email = await newMember(context, sites);
    await chooseWay(payer, 'PAYPAL');
    await payButton(payer).dblclick();
    await page.waitForURL(/\/paypal\//);
    expect(begun).toHaveLength(1);
    await page.reload();
    await page.getByRole('button', { name: /Agree/ }).dblclick();
    await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
    await page.reload();
    await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
    // Back to PayPal and forward again.
    await page.goBack();
    await page.goForward();
    await hydrated(page);
    await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
    await expectReceipts(payer, 1);
    expect(await charges(email)).toEqual(['charge']);
  },
);
