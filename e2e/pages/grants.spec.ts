import { expectPlaying } from '../support/playback.ts';
import { signUp } from '../support/sign-up.ts';
import { openAccount } from '../support/staff.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

/** Needs a plan. */
const FILM = 'the-reed-cutter-film';

test('support gives a member without a plan three days, and a film of the plan plays', async ({
  browser,
  page: member,
  sites,
  expectedErrors,
}) => {
  expectedErrors.push(/401|402|403/);
  const { email } = await signUp(member, sites);
  const found = await fetch(`${sites.open}/api/content/video/code?videoCode=${FILM}`, {
    headers: { 'x-platform': 'web' },
  });
  const { data: film } = (await found.json()) as { data: { id: number } };
  const watch = `/watch/${film.id}`;
  await member.goto(watch);
  await expect(member.getByRole('link', { name: /plans/i }).first()).toBeVisible();

  const staff = await browser.newContext({ colorScheme: 'dark' });
  const page = await staff.newPage();
  await openAccount(page, sites.control, email);
  await page.getByRole('tab', { name: 'Plan and receipts' }).click();
  await expect(page.getByText('No goodwill days were given to this account.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Give days' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Days', { exact: true }).fill('3');
  await dialog.getByLabel('Reason').fill('T-100001: the film stopped all evening');
  await expect(dialog).toContainText('The days begin now.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give 3 days' }).click();
  await expect(page.getByText('3 days are given.')).toBeVisible();
  await expectAccessible(page);

  await member.goto(watch);
  await expectPlaying(member);
  await member.goto('/settings#plan');
  await hydrated(member);
  await expect(member.getByText(/You can watch until/)).toBeVisible();

  await page.getByRole('button', { name: /^Revoke 3 days/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoked.')).toBeVisible();
  await staff.close();
});
