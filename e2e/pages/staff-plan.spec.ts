import { readFile } from 'node:fs/promises';
import { buy, newMember, planOf } from '../support/money.ts';
import { CONFIRMED, expectActive, payAtPaypal } from '../support/paying.ts';
import { openAccount } from '../support/staff.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

test('support cancels a plan at its gateway; what is paid for stays', async ({
  browser,
  context,
  sites,
}) => {
  const email = await newMember(context, sites);
  const { gatewaySubsId } = await buy(context, sites);
  const staff = await browser.newContext({ colorScheme: 'dark' });
  const page = await staff.newPage();
  await openAccount(page, sites.control, email);
  await page.getByRole('tab', { name: 'Plan and receipts' }).click();
  await page.getByRole('button', { name: `Cancel plan Solo (${gatewaySubsId})` }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the plan Solo?' });
  await expect(dialog).toContainText('PayPal charges nothing more.');
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('T-100001');
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText('The plan is canceled at the gateway.')).toBeVisible(CONFIRMED);
  await expect(page.getByRole('row', { name: /^Solo.*Canceled/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancel plan Solo/ })).toBeHidden();
  await expectAccessible(page);

  const { subscriptions } = (await (
    await fetch(`${sites.sandbox}/gateways/paypal/subscriptions`)
  ).json()) as { subscriptions: { id: string; status: string }[] };
  expect(subscriptions.find(({ id }) => id === gatewaySubsId)?.status).toBe('CANCELLED');
  const plan = await planOf(context, sites);
  expect([plan.status, plan.nextCharge]).toEqual(['CANCELED', null]);
  expect(Date.parse(plan.expiryDate)).toBeGreaterThan(Date.now());
  await staff.close();
});

test('finance makes a batch of codes; a member pays with one of its file', async ({
  browser,
  context,
  page: member,
  sites,
}) => {
  test.setTimeout(120_000);
  const staff = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await staff.newPage();
  await page.goto(`${sites.control}/money/promos`);
  await page.getByRole('button', { name: 'Finance', exact: true }).click();
  await page.getByRole('button', { name: 'Make codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Promo').selectOption('LANTERN80');
  await dialog.getByLabel('How many').fill('3');
  await dialog.getByLabel('Before each code').fill('radio');
  const note = `Listeners of ${Date.now()}`;
  await dialog.getByLabel('Note').fill(note);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make 3 codes' }).click();
  const row = page.getByRole('row', { name: new RegExp(note) });
  await expect(row).toContainText('Valid', CONFIRMED);
  await expect(row).toContainText('0 of 3');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await row.getByRole('link', { name: /^Download the codes/ }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const [, code = ''] = /\r\n(RADIO(?:-[2-9A-HJKMNP-Z]{4}){3}),no/.exec(file) ?? [];
  expect(code).not.toBe('');

  await newMember(context, sites);
  const asked = new URLSearchParams({
    'apply-promo-code': code.toLowerCase(),
    planCode: 'SOLO',
    periodCode: 'YEARLY',
    gatewayCode: 'PAYPAL',
  });
  await member.goto(`/en/subscription-plans?${asked}`);
  await hydrated(member);
  const ways = member.getByRole('dialog');
  await ways.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(ways.locator('p', { hasText: 'Today' }).locator('strong')).toContainText('23.88');
  await payAtPaypal(member, 'Agree');
  await expectActive(member);

  await page.reload();
  await expect(row).toContainText('1 of 3', CONFIRMED);
  await staff.close();
});
