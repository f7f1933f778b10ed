import { newMember } from '../support/money.ts';
import { addPhone, forgetEverything } from '../support/sign-up.ts';
import { freshEmail, resetMail, smsCode } from '../support/inbox.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { type Words, wordsOf } from '../support/words.ts';
import type { Page } from '@playwright/test';

const NEW_PASSWORD = 'a-harbour-before-dawn';

async function askFor(page: Page, t: Words, name: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: t('login.forgot') }).click();
  await form.getByLabel(t('field.emailOrPhone')).fill(name);
}

async function chooseNewPassword(page: Page, t: Words): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel(t('field.password'), { exact: true }).fill(NEW_PASSWORD);
  await form.getByLabel(t('field.repeatPassword')).fill(NEW_PASSWORD);
  await expectAccessible(page);
  await form.getByRole('button', { name: t('reset.submit') }).click();
}

/** Logs in with the new password. */
async function logInAnew(page: Page, t: Words, name: string): Promise<void> {
  const form = page.getByRole('dialog');
  // An earlier message may still be visible, too.
  await expect(
    form
      .getByRole('status')
      .filter({ hasNotText: t('signUp.done') })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel(t('field.emailOrPhone')).fill(name);
  await form.getByLabel(t('field.password'), { exact: true }).fill(NEW_PASSWORD);
  await form.getByRole('button', { name: t('account.logIn') }).click();
  await expect(form).toBeHidden();
}

for (const language of ['en', 'ar'] as const) {
  test(
    `a new password by the link in the inbox, in ${language}`,
    { tag: [`@${language}`, '@LOGIN-03', '@MODAL-03', '@MODAL-10'] },
    async ({ page, context, sites, expectedErrors }, info) => {
      test.setTimeout(120_000);
      expectedErrors.push(/40[01]|410/);
      const t = wordsOf(language);
      const shoot = (name: string) =>
        page.screenshot({ path: `artefacts/screens/${info.project.name}-${language}-${name}.png` });
      const email = await newMember(context, sites);
      await forgetEverything(context, sites, language);

      await page.goto(`/${language}/login`);
      await hydrated(page);
      await askFor(page, t, email);
      await expectAccessible(page);
      await shoot('forgot-password');
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: t('forgot.submit') }).click();
      await expect(form.getByText(t('forgot.sent', { email }))).toBeVisible();
      await expectAccessible(page);
      await shoot('link-sent');

      const { link } = await resetMail(sites.sandbox, email);
      await page.goto(link);
      await hydrated(page);
      await expect(form.getByRole('heading', { name: t('reset.title') })).toBeVisible();
      await expect(form.getByLabel(t('field.password'), { exact: true })).toBeFocused();
      expect(page.url()).not.toContain('token');
      await shoot('new-password');
      await chooseNewPassword(page, t);
      await logInAnew(page, t, email);

      // The link says that it has done its work; the old password no longer works.
      await forgetEverything(context, sites, language);
      await page.goto(link);
      await hydrated(page);
      await expect(form.getByText(t('reset.isDone'))).toBeVisible();
      await expectAccessible(page);
      await shoot('link-used');
      await page.goto(`/${language}/login`);
      await hydrated(page);
      await form.getByLabel(t('field.emailOrPhone')).fill(email);
      await form.getByLabel(t('field.password'), { exact: true }).fill('kandil-demo');
      await form.getByRole('button', { name: t('account.logIn') }).click();
      await expect(form.getByRole('alert')).toBeVisible();
    },
  );

  test(
    `a new password by the code of the same mail, in ${language}`,
    { tag: [`@${language}`, '@LOGIN-03', '@long'] },
    async ({ page, context, sites }, info) => {
      test.setTimeout(120_000);
      const t = wordsOf(language);
      const email = await newMember(context, sites);
      await forgetEverything(context, sites, language);
      await page.goto(`/${language}/login`);
      await hydrated(page);
      await askFor(page, t, email);
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: t('forgot.submit') }).click();
      await form.getByRole('button', { name: t('forgot.enterCode') }).click();
      await expectAccessible(page);
      await page.screenshot({
        path: `artefacts/screens/${info.project.name}-${language}-reset-code.png`,
      });
      const { code } = await resetMail(sites.sandbox, email);
      await form.getByRole('textbox').fill(code);
      await chooseNewPassword(page, t);
      await expect(form.getByLabel(t('field.emailOrPhone'))).toHaveValue(email);
      await logInAnew(page, t, email);
    },
  );
}

test(
  'a new password by the code of a text message',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    test.setTimeout(120_000);
    const t = wordsOf('en');
    await newMember(context, sites);
    const number = await addPhone(context, sites);
    const { id } = await smsCode(sites.sandbox, `90${number}`);
    await forgetEverything(context, sites);
    await page.goto('/en/login');
    await hydrated(page);
    await askFor(page, t, `+90${number}`);
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: t('forgot.submitCode') }).click();
    const { code } = await smsCode(sites.sandbox, `90${number}`, id);
    await form.getByRole('textbox').fill(code);
    await chooseNewPassword(page, t);
    await logInAnew(page, t, `+90${number}`);
  },
);

test('an unknown account gets the same answer', async ({ page }) => {
  const t = wordsOf('en');
  const email = freshEmail();
  await page.goto('/en/login');
  await hydrated(page);
  await askFor(page, t, email);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: t('forgot.submit') }).click();
  await expect(form.getByText(t('forgot.sent', { email }))).toBeVisible();
  await expect(form.getByRole('button', { name: t('forgot.enterCode') })).toBeVisible();
});
