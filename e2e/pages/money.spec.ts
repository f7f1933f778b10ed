import { type Browser, expect, type Page } from '@playwright/test';
import { call, newMember } from '../support/money.ts';
import { CARDS, chooseWay, CONFIRMED, outcome, payButton, typeCard } from '../support/paying.ts';
import { expectAccessible, type Sites, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const DETAILS = {
  name: 'Amina',
  surname: 'Yusuf',
  address: 'Moda Caddesi 1',
  city: 'İstanbul',
};
const IDENTITY = '11111111111';

/** Buys Solo for a year by card: $39.99, above the demo's limit for refunds. */
async function payByCard(page: Page): Promise<void> {
  const t = wordsOf('en');
  const payer = { page, t, language: 'en' };
  await chooseWay(payer, 'IYZICO');
  await payButton(payer).click();
  const dialog = page.getByRole('dialog');
  for (const [name, text] of Object.entries(DETAILS))
    await dialog.getByLabel(t(`payment.card.${name}`)).fill(text);
  await dialog.getByLabel(t('field.phone')).fill('5321234567');
  await dialog.getByLabel(t('payment.card.identityNumber')).fill(IDENTITY);
  await dialog.getByRole('button', { name: t('payment.card.goOn'), exact: true }).click();
  await typeCard(page, CARDS.works);
  await expect(outcome(payer, 'paid.title')).toBeVisible(CONFIRMED);
}

/** Somebody of the demo's staff, at a page of money. */
async function staffAt(
  browser: Browser,
  { control }: Sites,
  role: string,
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${control}/money/receipts`);
  await page.getByRole('button', { name: role, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Money' })).toBeVisible();
  return page;
}

/** What went back of a charge at the gateway, in minor units. */
async function backAtGateway({ sandbox }: Sites, chargeId: string): Promise<number[]> {
  const answer = await fetch(`${sandbox}/gateways/iyzico/ledger`);
  const { movements } = (await answer.json()) as {
    movements: { kind: string; chargeId: string | null; amount: number }[];
  };
  return movements
    .filter(({ kind, chargeId: of }) => kind === 'refund' && of === chargeId)
    .map(({ amount }) => amount);
}

test('a refund above the limit: finance orders it, an administrator approves, the gateway gives it back', async ({
  page,
  context,
  browser,
  sites,
}) => {
  test.setTimeout(120_000);
  await newMember(context, sites);
  await payByCard(page);
  const { receipts } = await call<{ receipts: { number: string }[] }>(
    context,
    sites,
    'purchase/v1/user/receipts',
  );
  const number = receipts[0]?.number ?? '';

  const finance = await staffAt(browser, sites, 'Finance', 'light');
  await finance.getByLabel('Number of a receipt').fill(number);
  await expect(finance.getByRole('row')).toHaveCount(2);
  await expectAccessible(finance);
  await finance.getByRole('link', { name: number }).click();
  await finance.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = finance.getByRole('dialog');
  await expect(dialog).toContainText('above the limit of $25.00');
  await expectAccessible(finance);
  await dialog.getByLabel('Reason').fill('the film stopped all evening');
  await dialog.getByRole('button', { name: 'Order $39.99' }).click();
  await expect(finance.getByText('Waits for a second person', { exact: true })).toBeVisible();
  const chargeId = (
    await finance.locator('dt:has-text("Charge at the gateway") + dd').innerText()
  ).trim();
  expect(await backAtGateway(sites, chargeId)).toEqual([]);

  // The one who ordered can cancel, and nothing more.
  await finance.getByRole('link', { name: /^Refunds/ }).click();
  const own = finance.getByRole('row', { name: new RegExp(number) });
  await expect(own.getByRole('button', { name: /^Cancel/ })).toBeVisible();
  await expect(own.getByRole('button', { name: /^Approve/ })).toBeHidden();
  await expectAccessible(finance);

  const chief = await staffAt(browser, sites, 'Administrator', 'dark');
  await chief.getByRole('link', { name: /^Refunds/ }).click();
  const row = chief.getByRole('row', { name: new RegExp(number) });
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(chief.getByRole('dialog')).toContainText('the film stopped all evening');
  await expectAccessible(chief);
  await chief.getByRole('dialog').getByRole('button', { name: 'Refund $39.99' }).click();
  await expect(chief.getByText('$39.99 is being refunded.')).toBeVisible();
  await expect(row).toBeHidden();

  await expect.poll(() => backAtGateway(sites, chargeId), CONFIRMED).toEqual([3999]);
  await expect(async () => {
    await chief.goto(`${sites.control}/money/receipts/${number}`);
    await expect(chief.getByRole('table', { name: 'Credit notes' })).toContainText('-$39.99');
  }).toPass(CONFIRMED);
  await expect(chief.getByRole('button', { name: 'Refund', exact: true })).toBeHidden();
  await expectAccessible(chief);

  // The audit says who did what, and why.
  await chief.goto(`${sites.control}/audit?subject=receipt:${number}`);
  await expect(chief.getByRole('row', { name: /Approved a refund/ })).toBeVisible();
  await expect(chief.getByRole('row', { name: /Ordered a refund/ })).toBeVisible();
  await Promise.all([finance.context().close(), chief.context().close()]);
});

test('books, renewals, giving and the month’s file', async ({ browser, sites }) => {
  const page = await staffAt(browser, sites, 'Finance', 'light');
  for (const part of ['Books', 'Renewals', 'Giving']) {
    await page.getByRole('link', { name: part, exact: true }).click();
    await expect(
      page
        .getByRole('table')
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Books', exact: true }).click();
  await page.getByRole('button', { name: /^Compare (?:again )?with iyzico$/ }).click();
  await expect(
    page.getByRole('region', { name: 'iyzico' }).getByText('Equal to the cent'),
  ).toBeVisible(CONFIRMED);
  await page.getByRole('link', { name: 'Receipts', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download for the accountant' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^receipts-\d{4}-\d\d\.csv$/);
  expect(await file.failure()).toBeNull();
  await page.context().close();
});
