import { openStackDatabase } from '@kandil/testkit/database';
import { mailTo } from '../support/inbox.ts';
import { buy, newMember, planOf } from '../support/money.ts';
import { atPaypal, payButton } from '../support/paying.ts';
import { expect, expectAccessible, hydrated, type Sites, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** Members who bought at a lower price, long ago. */
async function boughtEarlier({ dataDir }: Sites, emails: readonly string[]): Promise<void> {
  const database = openStackDatabase(dataDir);
  try {
    await database.query(
      `update purchase.subscription s set amount = 399 from auth.accounts a where a.id = s.user_id and a.email = any($1)`,
      [emails],
    );
    await database.query(`update auth.accounts set language = 'ar' where email = $1`, [emails[1]]);
  } finally {
    await database.close();
  }
}

/** As a month after the mail, in the last period at the old price. */
async function inTheLastPeriod({ dataDir }: Sites, email: string): Promise<void> {
  const database = openStackDatabase(dataDir);
  try {
    await database.query(
      `update purchase.price_notice n set reported_at = now() - interval '31 days', applies_from = s.expires_at
       from purchase.subscription s join auth.accounts a on a.id = s.user_id where s.id = n.subscription_id and a.email = $1`,
      [email],
    );
  } finally {
    await database.close();
  }
}

test('a higher price: announced, mailed, shown in Settings in two languages, agreed to at PayPal, then taken back', async ({
  browser,
  sites,
}) => {
  test.setTimeout(120_000);
  const english = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const arabic = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const emails = [await newMember(english, sites), await newMember(arabic, sites)] as const;
  await buy(english, sites, { gatewayCode: 'OPERATOR' });
  await buy(arabic, sites, { gatewayCode: 'PAYPAL' });
  await boughtEarlier(sites, emails);

  const staff = await browser.newContext({
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
  });
  const page = await staff.newPage();
  await page.goto(`${sites.control}/money/prices`);
  await page.getByRole('button', { name: 'Administrator', exact: true }).click();
  const announce = page.getByRole('button', { name: 'Announce $4.99 for Solo · Monthly' });
  await expect(announce).toBeVisible();
  await expectAccessible(page);
  await announce.click();
  const dialog = page.getByRole('dialog', { name: 'Announce $4.99?' });
  await expect(dialog).toContainText('2 members are informed by mail.');
  await expect(dialog).toContainText('1 by PayPal: each has to agree there.');
  await expect(dialog).toContainText('Each period they pay $7.98 now, and would pay $9.98.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Inform 2 members' }).click();
  await expect(page.getByText('The mails are being sent.')).toBeVisible();
  await expect(page.getByText('2 informed', { exact: true }).last()).toBeVisible({
    timeout: 20_000,
  });

  const mail = await mailTo(sites.sandbox, emails[0], ({ subject }) =>
    subject.startsWith('A new price for your Solo plan'),
  );
  expect(mail.links.some((link) => link.endsWith('/settings#plan'))).toBe(true);
  await mailTo(sites.sandbox, emails[1], ({ subject }) => subject.includes('سعر جديد'));

  const settings = await english.newPage();
  await settings.goto(`${sites.open}/en/settings#plan`);
  await hydrated(settings);
  await expect(settings.getByText(/^From .*, you pay \$4\.99, including tax\.$/)).toBeVisible();
  await expect(settings.getByText('$3.99', { exact: false })).toBeVisible();
  const t = wordsOf('ar');
  const phone = await arabic.newPage();
  await phone.goto(`${sites.open}/ar/settings#plan`);
  await hydrated(phone);
  await expect(phone.getByText(t('billing.agreeLater'), { exact: false })).toBeVisible();
  await expectAccessible(phone);
  await inTheLastPeriod(sites, emails[1]);
  await phone.reload();
  await hydrated(phone);
  await phone.getByRole('button', { name: t('billing.agree') }).click();
  await payButton({ page: phone, t, language: 'ar' }).click();
  await atPaypal.agree(phone);
  await expect(phone).toHaveURL(/\/payment-succeed\?intent=/v);
  expect((await planOf(arabic, sites)).nextCharge?.price.amount).toBe(499);

  await page.getByRole('button', { name: 'Take back $4.99 for Solo · Monthly' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('1 taken back')).toBeVisible({ timeout: 20_000 });
  await mailTo(sites.sandbox, emails[0], ({ subject }) => subject.includes('stays the same'));
  await settings.reload();
  await hydrated(settings);
  await expect(settings.getByText('$3.99', { exact: false })).toBeVisible();
  await expect(settings.getByText(/you pay \$4\.99/)).toHaveCount(0);
  for (const context of [english, arabic, staff]) await context.close();
});
