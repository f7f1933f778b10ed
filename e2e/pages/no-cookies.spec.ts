import { fillSignUp } from '../support/sign-up.ts';
import { freshEmail, freshMobile } from '../support/inbox.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const needed = wordsOf('en')('cookies.needed');

test('forms say that cookies are needed, and keep what was typed', async ({ page, context }) => {
  // The browser says that it keeps no cookies, and keeps none.
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await test.step('logging in', async () => {
    await page.goto('/en/login');
    await hydrated(page);
    const form = page.getByRole('dialog');
    const name = form.getByLabel('E-mail or phone number');
    await name.fill('member@kandil.test');
    await form.getByLabel('Password', { exact: true }).fill('lamp-of-the-night');
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(form.getByText(needed)).toBeVisible();
    await expect(name).toHaveValue('member@kandil.test');
    // Its second alert: the message of the form stays.
    await form.getByRole('button', { name: /Google/ }).click();
    await expect(form.getByText(needed)).toHaveCount(2);
    await expect(page).toHaveURL(/\/login/);
  });
  await test.step('signing up', async () => {
    const email = freshEmail();
    await page.goto('/en/sign-up');
    await hydrated(page);
    const form = page.getByRole('dialog');
    await fillSignUp(page, { fullName: 'Amina Yusuf', email });
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(form.getByText(needed)).toBeVisible();
    await expect(form.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  });
  await test.step('paying by phone number', async () => {
    const number = freshMobile();
    await page.goto('/en/landing/vip');
    await hydrated(page);
    await page.getByRole('button', { name: 'Pay with my phone number' }).last().click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').fill(number);
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(form.getByText(needed)).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue(number);
  });
  await test.step('the choice of cookies', async () => {
    await page.goto('/en/cookie-preferences');
    await hydrated(page);
    // The notice, whose answer would be forgotten, does not ask.
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toHaveCount(0);
    await page.getByRole('main').getByRole('button').first().click();
    const form = page.getByRole('dialog', { name: 'Cookies' });
    const analytics = form.getByRole('switch', { name: /^Analytics/ });
    await form.getByText(/^Analytics/).click();
    await form.getByRole('button', { name: 'Save my choice' }).click();
    await expect(form.getByText(needed)).toBeVisible();
    await expect(analytics).toBeChecked();
  });
});
