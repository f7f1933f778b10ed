import { newMember } from '../support/money.ts';
import { addPhone, forgetEverything } from '../support/sign-up.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const TURKEY = { en: 'Türkiye', ar: 'تركيا' } as const;

for (const language of ['en', 'ar'] as const) {
  test(
    `login by phone, in ${language}`,
    { tag: [`@${language}`, '@LOGIN-01', '@VALID-14', '@VALID-15', '@CONST-25'] },
    async ({ page, context, sites }, info) => {
      test.setTimeout(120_000);
      const t = wordsOf(language);
      const shoot = (name: string) =>
        page.screenshot({ path: `artefacts/screens/${info.project.name}-${language}-${name}.png` });
      await newMember(context, sites);
      const number = await addPhone(context, sites);
      await forgetEverything(context, sites);

      await page.goto(`/${language}/login`);
      await hydrated(page);
      const form = page.getByRole('dialog');
      const name = form.getByLabel(t('field.emailOrPhone'));
      await name.pressSequentially(number.slice(0, 3));

      // The country is the visitor's by default; they can choose another.
      const country = (chosen: string) =>
        form.getByRole('button', { name: t('field.country', { country: chosen }) });
      await country(`${TURKEY[language]} +90`).click();
      const list = form.getByRole('listbox');
      await expect(list.getByRole('option').first()).toBeVisible();
      const box = await list.locator('xpath=..').boundingBox();
      expect(box?.height).toBeLessThanOrEqual(240);
      await expectAccessible(page);
      await shoot('countries');
      await page.keyboard.type('indo');
      await expect(list.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('button', { name: /\+62/ })).toBeFocused();

      // A number typed with a plus selects its country.
      await name.fill('');
      await name.pressSequentially(`+90 ${number}`);
      await expect(country(`${TURKEY[language]} +90`)).toBeVisible();
      await expect(name).toHaveValue(number);
      await expect(name).toHaveCSS('direction', 'ltr');
      await form.getByLabel(t('field.password'), { exact: true }).fill('kandil-demo');
      await expectAccessible(page);
      await shoot('login-by-phone');
      await form.getByLabel(t('field.password'), { exact: true }).press('Enter');
      await expect(form).toBeHidden();
      if (!info.project.use.isMobile)
        await expect(
          page.getByRole('button', { name: t('account.menu', { name: 'Amina' }) }),
        ).toBeVisible();
      expect((await context.cookies()).some((each) => each.name === 'kandil_token')).toBe(true);
    },
  );
}

test('a wrong number is reported at its field, and the text stays', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  const form = page.getByRole('dialog');
  const name = form.getByLabel('E-mail or phone number');
  await name.pressSequentially('12345');
  await form.getByLabel('Password', { exact: true }).fill('kandil-demo');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByText('Invalid phone number')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('12345');
});
