import { type Split, startSplit } from '@kandil/testkit/split';
import { openAccount } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

// The control room in one process; who is on the staff, and what they see of money and tickets, in the other.
let split: Split;
test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  split = await startSplit(['staff', 'purchase', 'payment', 'notify']);
});
test.afterAll(() => split?.stop());

// The control room asks the process that is away.
test.use({ expectedErrors: [/50\d/] });

test('staff work on an account whose services are in two processes, and one of them restarts', async ({
  browser,
  page,
}) => {
  const { url, controlUrl } = split.here;
  const login = await page.request.post(`${url}/api/auth/public/login`, {
    headers: { 'x-platform': 'tv', 'x-device-id': 'split-control-room' },
    data: { email: 'member@kandil.test', password: 'kandil-demo' },
  });
  expect(login.status()).toBe(200);
  await openAccount(page, controlUrl, 'member@kandil.test');
  await page.getByRole('tab', { name: 'Plan and receipts' }).click();
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Receipts' }).getByRole('link').first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Tickets' }).click();
  await expect(
    page.getByRole('table', { name: 'Tickets' }).getByRole('link').first(),
  ).toBeVisible();

  // The act is done by the process of the accounts, and its entry arrives in that of the staff.
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).fill('T-100001');
  await split.there.stop();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('away');
  await expect(dialog.getByLabel('Reason', { exact: true })).toHaveValue('T-100001');

  await split.restart();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto(`${controlUrl}/money`);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();

  const chief = await (await browser.newContext()).newPage();
  await chief.goto(`${controlUrl}/audit`);
  await chief.getByRole('button', { name: 'Administrator', exact: true }).click();
  await expect(
    chief.getByRole('row', { name: /Signed an account out everywhere/v }).first(),
  ).toBeVisible();
  await chief.context().close();
});
