import { freshEmail } from '../support/inbox.ts';
import { expect, hydrated, test } from '../support/test.ts';

test(
  'a failed bot check is reported in a toast; the text stays and can be sent later',
  { tag: '@ERROR-35' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/bot-challenge/);
    const challenges = '**/public/bot-challenge?*';
    await page.route(challenges, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/sign-up');
    await hydrated(page);
    const form = page.getByRole('dialog');
    const name = form.getByLabel('Full name');
    await expect(name).toBeFocused();
    await name.fill('Amina Yusuf');
    await form.getByLabel('E-mail').fill(freshEmail());
    await form.getByLabel('Password', { exact: true }).fill('lamp-of-the-night');
    await form.getByLabel('Repeat password').fill('lamp-of-the-night');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Sign Up' }).click();
    const notification = form.getByRole('alert').filter({ hasText: 'Unexpected error happened' });
    await expect(notification).toBeVisible();
    await expect(name).toHaveValue('Amina Yusuf');

    await page.unroute(challenges);
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  },
);
