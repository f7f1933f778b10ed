import type { Locator, Page } from '@playwright/test';
import {
  CARDS,
  chooseWay,
  CONFIRMED,
  expectReceipts,
  followMoney,
  outcome,
  payButton,
  typeCard,
} from '../support/paying.ts';
import { newMember } from '../support/money.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const DETAILS = {
  name: 'Amina',
  surname: 'Yusuf',
  address: 'Moda Caddesi 1',
  city: 'İstanbul',
};
const IDENTITY = '11111111111';

/** Notes what the product's own origin is sent that a card number is in. */
function watchForCards(page: Page, origin: string): string[] {
  const seen: string[] = [];
  page.context().on('request', (request) => {
    const text = `${request.url()} ${request.postData() ?? ''}`.replaceAll(/[\s+-]|%20/g, '');
    if (
      request.url().startsWith(origin) &&
      Object.values(CARDS).some((card) => text.includes(card))
    )
      seen.push(request.url());
  });
  return seen;
}

test(
  'a card without funds, a refused one and a good one: typed on the payment origin, charged once',
  { tag: ['@PAYMENT-01', '@MODAL-09'] },
  async ({ page, context, sites, isMobile }) => {
    test.setTimeout(120_000);
    const language = isMobile ? 'ar' : 'en';
    const t = wordsOf(language);
    const payer = { page, t, language };
    const charges = followMoney(context, sites);
    const sawCard = watchForCards(page, sites.open);
    const email = await newMember(context, sites);
    const dialog = page.getByRole('dialog');
    const field = (name: string): Locator => dialog.getByLabel(t(`payment.card.${name}`));
    const goOn = () =>
      dialog.getByRole('button', { name: t('payment.card.goOn'), exact: true }).click();

    await chooseWay(payer, 'IYZICO');
    await payButton(payer).click();
    for (const [name, text] of Object.entries(DETAILS)) await field(name).fill(text);
    await dialog.getByLabel(t('field.phone')).fill('5321234567');
    await field('identityNumber').fill(IDENTITY);
    await expectAccessible(page);
    const asked = page.waitForRequest(/\/forms\//);
    await goOn();

    // Another host: no cookie of ours is sent there, and none is set.
    const form = await asked;
    expect(new URL(form.url()).hostname).not.toBe(new URL(sites.open).hostname);
    expect((await form.allHeaders())['cookie']).toBeUndefined();
    await typeCard(page, CARDS.refused);
    await expect(page.getByRole('alert')).toContainText('Transaction not approved');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.reload();
    await typeCard(page, CARDS.noFunds);
    await expect(outcome(payer, 'paid.failed')).toBeVisible(CONFIRMED);
    await expect(page.getByText(t('paid.reason.NO_FUNDS'))).toContainText(t('paid.nothingCharged'));
    await page.reload();
    await expect(page.getByText(t('paid.reason.NO_FUNDS'))).toBeVisible();

    // What was typed is still there, but not the identity number.
    await page.getByRole('link', { name: t('action.tryAgain') }).click();
    await payButton(payer).click();
    for (const [name, text] of Object.entries(DETAILS)) await expect(field(name)).toHaveValue(text);
    await expect(dialog.getByLabel(t('field.phone'))).toHaveValue('5321234567');
    await expect(field('identityNumber')).toHaveValue('');
    await field('identityNumber').fill(IDENTITY);
    await goOn();
    await typeCard(page, CARDS.works);
    await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Moda');

    // Back to the form that was paid leads to the page of its payment, never to another charge.
    await page.goBack();
    await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
    await expectReceipts(payer, 1);
    expect(await charges(email)).toEqual(['charge']);
    expect(sawCard).toEqual([]);
    await hydrated(page);
  },
);
