import { signIn } from '../support/account.ts';
import { memberMenu } from '../support/session.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

test('a grown-up makes a child’s profile with a PIN, and only the PIN leads out of it', async ({
  page,
  context,
  sites,
  expectedErrors,
}, { retry }) => {
  // Another name with a retry: the first attempt may have left its profile.
  const name = retry === 0 ? 'Zehra' : `Zehra ${retry}`;
  expectedErrors.push(/403/);
  await signIn(context, sites.open, 'family@kandil.test');
  await page.goto('/profiles/create');
  await hydrated(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Children’s profile').check();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Children’s profile')).toBeChecked();
  await page.getByRole('button', { name: 'Create profile' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New 4-digit PIN').fill('1453');
  await dialog.getByLabel('Password', { exact: true }).fill('kandil-demo');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toContainText('PIN-protected');

  await page.getByRole('main').getByRole('link', { name: 'Done' }).click();
  await page.getByRole('main').getByRole('button', { name }).click();
  // Entering a profile loads a new document.
  await expect(memberMenu(page, name)).toBeVisible();
  await hydrated(page);
  await memberMenu(page, name).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Manage profiles' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link');
  await expect(sections).toHaveText(['Subtitles', 'Language']);
  await expect(page.getByText('family@kandil.test')).toHaveCount(0);

  await memberMenu(page, name).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(dialog).toContainText(`To log out, enter the PIN of ${name}.`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await memberMenu(page, name).click();
  await page.getByRole('menuitem', { name: 'Watch as Yusuf Demir' }).click();
  const pin = dialog.getByLabel('4-digit PIN');
  await pin.fill('0000');
  await expect(dialog.getByText('That PIN is incorrect.')).toBeVisible();
  await expect(pin).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await pin.fill('1453');
  await expect(memberMenu(page, 'Yusuf Demir')).toBeVisible();

  // The account of the demo has this profile only for the journey.
  await page.goto('/profiles?manage');
  await hydrated(page);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByRole('button', { name: 'Delete profile' }).click();
  await dialog.getByRole('button', { name: 'Delete profile' }).click();
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toHaveCount(0);
});
