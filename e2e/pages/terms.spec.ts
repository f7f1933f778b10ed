import { mailTo } from '../support/inbox.ts';
import { signUp } from '../support/sign-up.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const SUMMARY = 'Plans can be paused for up to three months.';
const ARABIC = 'يمكن إيقاف الباقات مؤقتًا مدة ثلاثة أشهر.';

test('new terms: announced, mailed to a member, on the page of the terms until they are stopped', async ({
  browser,
  page: member,
  sites,
  expectedErrors,
}) => {
  expectedErrors.push(/401|403|409/);
  const { email } = await signUp(member, sites);
  const staff = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
  });
  const page = await staff.newPage();
  await page.goto(`${sites.control}/notices`);
  await page.getByRole('button', { name: 'Administrator', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible();
  await page.getByRole('button', { name: 'Announce new terms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Announce new terms' });
  await expect(dialog.getByLabel('Take effect')).not.toHaveValue('');
  await dialog.getByLabel('What changes', { exact: true }).fill(SUMMARY);
  await dialog.getByText(/^Other languages/).click();
  await dialog.getByLabel('What changes, in Arabic').fill(ARABIC);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Announce to \d+ members?$/ }).click();
  await expect(page.getByText('The mails are being sent.')).toBeVisible();
  await expect(page.getByText('Sent', { exact: true }).last()).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  const { links, subject } = await mailTo(sites.sandbox, email, (mail) =>
    mail.links.some((link) => link.endsWith('/terms-of-use')),
  );
  expect(subject).toContain('New terms of use from');
  await member.goto(links.find((link) => link.endsWith('/terms-of-use')) ?? '');
  await expect(member.getByRole('region', { name: /^New terms apply from/ })).toContainText(
    SUMMARY,
  );

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  await guest.goto(`${sites.open}/ar/terms-of-use`);
  await hydrated(guest);
  const line = guest.getByRole('region', { name: /^شروط جديدة تسري اعتبارًا من/ });
  await expect(line).toContainText(ARABIC);
  await expectAccessible(guest);
  await page.getByRole('button', { name: /^Stop the announcement/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('The announcement is stopped.')).toBeVisible();
  // Pages of guests are cached for some seconds.
  await expect(async () => {
    await guest.reload();
    await expect(line).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 60_000, intervals: [3000] });
  await phone.close();
  await staff.close();
});
