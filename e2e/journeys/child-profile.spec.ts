import { signIn } from '../support/account.ts';
import { cookieOf, memberMenu } from '../support/session.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

for (const language of ['en', 'ar'] as const) {
  test(
    `a grown-up makes a child’s profile with a PIN, and only the PIN leads out of it, in ${language}`,
    { tag: [`@${language}`, '@phone', ...(language === 'ar' ? ['@long'] : [])] },
    async ({ page, context, sites, expectedErrors }, { retry }) => {
      const t = wordsOf(language);
      // Another name with a retry: the first attempt may have left its profile.
      const name = `Zehra Abdurrahman Karatepelioğlu ${language} ${retry}`;
      const menu = (of: string) =>
        page.getByRole('button', { name: t('account.menu', { name: of }) });
      const item = (key: string, params?: { name: string }) =>
        page.getByRole('menuitem', { name: t(key, params) });
      const edit = page.getByRole('link', { name: t('profiles.edit', { name }) });
      const dialog = page.getByRole('dialog');
      expectedErrors.push(/403/);
      await signIn(context, sites.open, 'family@kandil.test');
      await page.goto(`/${language}/profiles/create`);
      await hydrated(page);
      await page.getByLabel(t('profile.name')).fill(name);
      await page.getByLabel(t('profile.languageOf')).selectOption(language);
      await page.getByLabel(t('profile.kids')).check();
      await page.reload();
      await hydrated(page);
      await expect(page.getByLabel(t('profile.name'))).toHaveValue(name);
      await expect(page.getByLabel(t('profile.kids'))).toBeChecked();
      await page.getByRole('button', { name: t('profile.create') }).click();

      await dialog.getByLabel(t('pin.new')).fill('1453');
      await dialog.getByLabel(t('field.password'), { exact: true }).fill('kandil-demo');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('profile.save') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(edit).toContainText(t('profiles.locked'));

      await page
        .getByRole('main')
        .getByRole('link', { name: t('profiles.done') })
        .click();
      await page.getByRole('main').getByRole('button', { name }).click();
      // Entering a profile loads a new document.
      await expect(menu(name)).toBeVisible();
      await hydrated(page);

      // The session has entered the profile: deleting its cookie leads nowhere.
      await context.clearCookies({ name: 'kandil_profile' });
      await page.reload();
      await expect(menu(name)).toBeVisible();
      await expect.poll(() => cookieOf(context, 'kandil_profile')).toMatch(/^\d+$/);
      await hydrated(page);
      await menu(name).click();
      await expect(item('account.settings')).toBeVisible();
      await expect(item('profiles.manage')).toHaveCount(0);
      await item('account.settings').click();
      await expect(
        page.getByRole('heading', { level: 1, name: t('account.settings') }),
      ).toBeVisible();
      const sections = page
        .getByRole('navigation', { name: t('settings.sections') })
        .getByRole('link');
      await expect(sections).toHaveText([
        t('settings.subtitles'),
        t('nav.language'),
        t('prayer.title'),
        t('settings.notifications'),
      ]);
      await expect(page.getByText('family@kandil.test')).toHaveCount(0);

      await menu(name).click();
      await item('account.logOut').click();
      await expect(dialog).toContainText(t('pin.logOut', { name }));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await menu(name).click();
      await item('profiles.switch', { name: 'Yusuf Demir' }).click();
      const pin = dialog.getByLabel(t('pin.label'));
      await pin.fill('0000');
      await expect(pin).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await pin.fill('1453');
      // His language is English.
      await expect(memberMenu(page, 'Yusuf Demir')).toBeVisible();

      // The account of the demo has this profile only for the journey.
      await page.goto(`/${language}/settings#profiles`);
      await hydrated(page);
      const shown = page.locator('#profiles').getByText(name);
      const isCut = (each: Element) =>
        each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight;
      expect(await shown.evaluate(isCut)).toBe(false);
      await page.goto(`/${language}/profiles?manage`);
      await hydrated(page);
      expect(await page.getByRole('main').getByText(name).evaluate(isCut)).toBe(false);
      await edit.click();
      await page.getByRole('button', { name: t('profile.delete') }).click();
      await dialog.getByRole('button', { name: t('profile.delete') }).click();
      await expect(edit).toHaveCount(0);
    },
  );
}
