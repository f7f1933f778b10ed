import { type Stack, startStack } from '@kandil/testkit/stack';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// A separate product: what is switched is switched for everybody.
let product: Stack;
test.beforeAll(async () => {
  product = await startStack({ env: { RATE_LIMIT_FACTOR: '1000' } });
});
test.afterAll(() => product?.stop());

/** A change is everywhere within about four seconds. */
const SOON = { timeout: 20_000 };

test('an administrator closes registration, guests see it, and it opens again', async ({
  browser,
  page,
  expectedErrors,
}) => {
  test.setTimeout(120_000);
  expectedErrors.push(/401/);
  const t = wordsOf('en');
  await page.goto(`${product.controlUrl}/settings`);
  await page.getByRole('button', { name: 'Administrator', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Registration is open' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch off: Registration is open' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText(/^Switched\. It is in force/)).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  const opened = async () => {
    await guest.goto(`${product.url}/sign-up`);
    await hydrated(guest);
    return guest.getByRole('dialog').innerText();
  };
  await expect.poll(opened, SOON).toContain(t('signUp.closed'));
  await expectAccessible(guest);
  await guest.goto(`${product.url}/landing`);
  await expect(guest.getByText(t('signUp.closed')).first()).toBeVisible();
  await guest.goto(`${product.url}/subscription-plans`);
  await expect(guest.getByText(t('signUp.closedPlans'))).toBeVisible();

  await page.getByRole('button', { name: 'Switch on: Registration is open' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
  await expect.poll(opened, SOON).toContain(t('field.fullName'));
  await guest.context().close();
});

test('a notice is planned, read in Arabic on a phone, and closed', async ({
  browser,
  page,
  expectedErrors,
}) => {
  test.setTimeout(120_000);
  expectedErrors.push(/401/);
  const t = wordsOf('ar');
  await page.goto(`${product.controlUrl}/settings`);
  await page.getByRole('button', { name: 'Administrator', exact: true }).click();
  await page.getByRole('button', { name: 'Plan a notice' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Add a text').selectOption('fr');
  await dialog.getByLabel(/^Text in/).fill('Nous rangeons la bibliothèque.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save notice' }).click();
  await expect(page.getByText('Shown now')).toBeVisible();
  await expectAccessible(page);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await phone.addCookies([{ name: 'kandil_consent', value: 'functionality', url: product.url }]);
  const guest = await phone.newPage();
  const status = guest.locator('[data-maintenance] [role=status]');
  const read = async (path: string) => {
    await guest.goto(product.url + path);
    await hydrated(guest);
    return (await status.count()) > 0 ? status.innerText() : '';
  };
  await expect.poll(() => read('/ar'), SOON).toContain('صيانة مجدولة');
  await expect(guest.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(guest);
  const box = await guest.locator('[data-maintenance]').boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  // At the top it would cover the heading, which cannot be scrolled out from below it.
  await read('/ar/subscription-plans');
  await expect(status).toBeVisible();
  const notice = await guest.locator('[data-maintenance]').boundingBox();
  const heading = await guest.getByRole('heading', { level: 1 }).boundingBox();
  expect(notice && heading && notice.y >= heading.y + heading.height).toBe(true);
  await expect.poll(() => read('/fr'), SOON).toContain('Nous rangeons la bibliothèque.');
  await expect.poll(() => read('/ar'), SOON).toContain('صيانة');
  await guest.getByRole('button', { name: t('action.close') }).click();
  await expect(status).toHaveCount(0);
  await guest.reload();
  await hydrated(guest);
  await guest.waitForTimeout(500);
  await expect(status).toHaveCount(0);
  await phone.close();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No notice is planned.')).toBeVisible();
});
