import { signIn } from '../support/account.ts';
import { memberMenu } from '../support/session.ts';
import { expect, hydrated, test } from '../support/test.ts';

test(
  'a title is shared by its address, and the log-out dialog cannot be closed',
  { tag: ['@MODAL-06', '@MODAL-16', '@MODAL-19'] },
  async ({ page, context, sites }) => {
    await signIn(context, sites.open, 'canceled@kandil.test');
    await page.goto('/en/detail/nur');
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share' });
    await expect(share.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/detail\/nur$/);
    await page.keyboard.press('Escape');
    await expect(share).toBeHidden();

    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/auth/logout', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/en/settings');
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    const loading = page.getByRole('dialog', { name: 'Loading' });
    await expect(loading.getByRole('status')).toHaveText('Logging out ...');
    await expect(loading.getByRole('button')).toHaveCount(0);
    // Chromium closes a dialog at the second Escape, unless the page prevents it.
    for (let press = 0; press < 2; press++) await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(loading).toHaveAttribute('data-visible', 'true');
    const left = page.waitForEvent('load');
    answer();
    await left;
    await expect(loading).toBeHidden();
  },
);

test('closing a dialog or a menu returns the focus to the control that opened it', async ({
  page,
  context,
  sites,
  expectedErrors,
}) => {
  // The refused log-out.
  expectedErrors.push(/403/);
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => close.press('Enter'),
    () => page.mouse.click(5, 5),
  ];
  await signIn(context, sites.open, 'family@kandil.test');
  await page.goto('/en/detail/nur');
  await hydrated(page);
  const share = page.getByRole('main').getByRole('button', { name: 'Share' });
  for (const closeIt of ways) {
    await share.press('Enter');
    await expect(close).toBeVisible();
    await closeIt();
    await expect(dialog).toHaveCount(0);
    await expect(share).toBeFocused();
  }

  const logOut = page.getByRole('menuitem', { name: 'Log out' });
  await memberMenu(page, 'Yusuf Demir').press('Enter');
  await logOut.focus();
  await page.keyboard.press('Escape');
  await expect(logOut).toHaveCount(0);
  await expect(memberMenu(page, 'Yusuf Demir')).toBeFocused();

  await page.goto('/en/help-center');
  await hydrated(page);
  // A child logs out with the password of the account. The menu item is gone with its menu when that dialog closes.
  await memberMenu(page, 'Yusuf Demir').press('Enter');
  await page.getByRole('menuitem', { name: 'Watch as Elif' }).press('Enter');
  await expect(memberMenu(page, 'Elif')).toBeVisible();
  await hydrated(page);
  await memberMenu(page, 'Elif').press('Enter');
  await logOut.press('Enter');
  await expect(close).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(memberMenu(page, 'Elif')).toBeFocused();
});

test('Back closes the dialog of the page that it leaves, and does nothing else', async ({
  page,
  context,
  sites,
}) => {
  await signIn(context, sites.open, 'family@kandil.test');
  await page.goto('/en/profiles?manage');
  await hydrated(page);
  await page.getByRole('link', { name: 'Edit Elif' }).click();
  await page.getByRole('button', { name: 'Delete profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this profile?' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage profiles' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit Elif' })).toBeFocused();
});
