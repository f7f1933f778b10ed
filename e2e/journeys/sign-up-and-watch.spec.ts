import { codeFor, freshEmail } from '../support/inbox.ts';
import { expectPlaying, position } from '../support/playback.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const CONTINUE = { en: 'Continue Watching', ar: 'متابعة المشاهدة' } as const;
const NAMES = { en: 'Amina Yusuf', ar: 'أمينة يوسف' } as const;

for (const language of ['en', 'ar'] as const) {
  test(
    `from sign-up to playback to resume, in ${language}`,
    {
      tag: [
        `@${language}`,
        '@phone',
        '@SIGNUP-01',
        '@SIGNUP-16',
        '@SIGNUP-20',
        '@SIGNUP-21',
        '@LOGIN-01',
        '@PLAYER-01',
      ],
    },
    async ({ page, context, sites }, info) => {
      test.setTimeout(150_000);
      const t = wordsOf(language);
      const email = freshEmail();
      const shoot = (name: string) =>
        page.screenshot({ path: `artefacts/screens/${info.project.name}-${language}-${name}.png` });
      await context.addCookies([{ name: 'kandil_consent', value: 'all', url: sites.open }]);

      // A guest finds a series and is led to the sign-up.
      await page.goto(`/${language}/sign-up`);
      await hydrated(page);
      const form = page.getByRole('dialog');
      await expect(form.getByRole('heading', { name: t('signUp.title') })).toBeVisible();
      await form.getByLabel(t('field.fullName')).fill(NAMES[language]);
      await form.getByLabel(t('field.email')).fill(email);
      await form.getByLabel(t('field.password'), { exact: true }).fill('lamp-of-the-night');
      await form.getByLabel(t('field.repeatPassword')).fill('lamp-of-the-night');
      await form.getByRole('checkbox').check();
      await expectAccessible(page);
      await shoot('sign-up');
      await form.getByRole('button', { name: t('signUp.title') }).click();

      // The code in the inbox confirms the account; the plans follow.
      await expect(page.getByRole('heading', { name: t('code.title') })).toBeVisible();
      await shoot('code');
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .fill(await codeFor(sites.sandbox, email));
      await expect(page).toHaveURL(/\/landing\/vip/);
      await expect(page.getByText(t('signUp.done'))).toBeVisible();
      await shoot('plans');

      // A free episode plays, with sound and subtitles.
      await page.goto('/detail/caravan-of-dust');
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await shoot('detail');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('action.play') })
        .first()
        .click();
      await expectPlaying(page);
      await shoot('player');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      const stoppedAt = await expectPlaying(page);
      expect(stoppedAt).toBeGreaterThan(20);

      // Later, they continue where they stopped.
      await page.goto('/');
      await hydrated(page);
      await shoot('home');
      const row = page.getByRole('region', { name: CONTINUE[language] }).first();
      await row.getByRole('link').first().click();
      await expectPlaying(page);
      expect(Math.abs((await position(page)) - stoppedAt)).toBeLessThan(15);
    },
  );
}
