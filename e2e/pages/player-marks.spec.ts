import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { expectPlaying, position } from '../support/playback.ts';
import {
  chooseSetting,
  pause,
  play,
  said,
  seek,
  showControls,
  video,
  watchEpisode,
} from '../support/player.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Free, so that a guest watches it: intro 6 to 28 s, chapters at 100 and 200, a scene 114 to 127, credits at 275. */
const EPISODE = 'cartographers-daughter-s1e1';
/** Four episodes and more, none of which needs a hand. */
const SERIES = 'thirty-nights';

/** Pauses playback for axe, which is slow. */
async function expectAccessibleWhilePaused(page: Page): Promise<void> {
  await pause(page);
  await expectAccessible(page);
}

const LANGUAGES: { language: 'en' | 'ar'; tag: string[] }[] = [
  { language: 'en', tag: [] },
  { language: 'ar', tag: ['@long'] },
];

test.beforeEach(async ({ context, sites }) => {
  // Playback and axe are slow on a busy machine.
  test.setTimeout(150_000);
  await context.addCookies([{ name: 'kandil_consent', value: 'functionality', url: sites.open }]);
});

for (const { language, tag } of LANGUAGES)
  test.describe(`in ${language}`, { tag }, () => {
    test(
      'chapters are marked on the timeline, named over it, listed, and reached by keys',
      { tag: '@long' },
      async ({ page }) => {
        const t = await watchEpisode(page, EPISODE, language);
        await showControls(page);
        await expect(page.locator('.kp-track')).toHaveCSS(
          'mask-image',
          /linear-gradient\(to right/,
        );
        const bar = await page.locator('.kp-timeline').boundingBox();
        expect(bar).not.toBeNull();
        if (bar) await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2);
        const preview = page.locator('.kp-preview');
        await expect(preview).toContainText(t('watching.chapter', { number: 2 }));
        await expect(preview.locator('.kp-preview-picture')).toBeVisible();

        await page.keyboard.press('PageDown');
        await expect.poll(() => position(page)).toBeGreaterThanOrEqual(100);
        // Read aloud too, where nobody points.
        await expect(page.getByRole('slider', { name: t('player.timeline') })).toHaveAttribute(
          'aria-valuetext',
          new RegExp(t('watching.chapter', { number: 2 })),
        );
        await showControls(page);
        await page.getByRole('button', { name: t('watching.chapters') }).click();
        await expectAccessible(page);
        await page
          .getByRole('menuitemradio', { name: t('watching.chapter', { number: 3 }) })
          .click();
        await expect.poll(() => position(page)).toBeGreaterThanOrEqual(200);

        // Guests have no Scene Guard.
        await showControls(page);
        await page.getByRole('button', { name: t('watching.settings'), exact: true }).click();
        await expect(page.getByRole('menuitem', { name: t('watching.skipping') })).toBeVisible();
        await expect(page.getByRole('menuitem', { name: t('watching.guard') })).toHaveCount(0);
      },
    );

    test('an intro is skipped by its button, by S, and then automatically', async ({ page }) => {
      const t = await watchEpisode(page, EPISODE, language);
      await seek(page, 24);
      const skip = page.getByRole('button', { name: t('watching.introSkip') });
      await expect(skip).toBeVisible();
      await expectAccessibleWhilePaused(page);
      await skip.click();
      await play(page);
      await expect.poll(() => position(page)).toBeGreaterThanOrEqual(28);
      await expect(skip).toHaveCount(0);
      await seek(page, 10);
      await expect(skip).toBeVisible();
      await page.keyboard.press('s');
      await expect.poll(() => position(page)).toBeGreaterThanOrEqual(28);

      const always = t('watching.always');
      await chooseSetting(page, t, [t('watching.skipping'), t('watching.intro')], always);
      await page.reload();
      await expectPlaying(page);
      await seek(page, 4);
      await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(28);
      await expect(said(page, t('watching.introSkipped'))).toBeVisible();
      // The bars appear with the pointer and move the button, so they must be up before the press.
      await showControls(page);
      await page.getByRole('button', { name: t('watching.watchIt') }).click();
      await expect.poll(() => position(page)).toBeLessThan(20);
    });

    test(
      'a marked scene is announced, skipped, blurred or muted, as chosen',
      { tag: '@long' },
      async ({ page, context, sites }) => {
        await signIn(context, sites.open, 'family@kandil.test');
        const t = await watchEpisode(page, EPISODE, language);
        const theme = [t('watching.guard'), t('watching.fear')];
        await seek(page, 109);
        await expect(said(page, t('watching.fearComing'))).toBeVisible();
        await expectAccessibleWhilePaused(page);
        await page.getByRole('button', { name: t('watching.skipScene') }).click();
        await play(page);
        await expect.poll(() => position(page)).toBeGreaterThanOrEqual(127);

        await chooseSetting(page, t, theme, t('watching.guardBlur'));
        await seek(page, 116);
        await expect(said(page, t('watching.sceneBlurred'))).toBeVisible();
        await expect(video(page)).toHaveCSS('filter', /blur\(\d+px\)/);

        await chooseSetting(page, t, theme, t('watching.guardMute'));
        await seek(page, 116);
        await expect(said(page, t('watching.sceneHushed'))).toBeVisible();
        await expect
          .poll(() => video(page).evaluate((each: HTMLVideoElement) => each.muted))
          .toBe(true);
        await seek(page, 140);
        await expect
          .poll(() => video(page).evaluate((each: HTMLVideoElement) => each.muted))
          .toBe(false);

        await chooseSetting(page, t, theme, t('watching.guardSkip'));
        await seek(page, 112);
        await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(127);
        await expect(said(page, t('watching.sceneSkipped'))).toBeVisible();
      },
    );

    test(
      'the next episode is offered at the credits and can be dismissed',
      { tag: '@long' },
      async ({ page }) => {
        const t = await watchEpisode(page, EPISODE, language);
        await seek(page, 276);
        const card = page.getByRole('region', { name: t('watching.upNext') });
        await expect(card).toBeVisible();
        await expectAccessibleWhilePaused(page);
        await card.getByRole('button', { name: t('watching.cancel') }).click();
        await expect(card).toHaveCount(0);
        await seek(page, 299);
        await play(page);
        // At the end it is offered again, without a countdown.
        await expect(card).toBeVisible();
        await expect(card.getByRole('button')).toHaveCount(1);
        await expect(card).not.toContainText(/\d/);
      },
    );
  });

test.describe('episode after episode', () => {
  test.beforeEach(({ context, sites }) => signIn(context, sites.open, 'family@kandil.test'));

  test(
    'the next one plays in the same player; after three without input it asks',
    { tag: '@long' },
    async ({ page }) => {
      const t = await watchEpisode(page, `${SERIES}-s1e1`);
      await video(page).evaluate((each: HTMLVideoElement) => each.setAttribute('data-same', 'yes'));
      const dialog = page.getByRole('dialog', { name: t('watching.stillTitle') });
      for (const episode of [2, 3]) {
        await video(page).evaluate(
          (each: HTMLVideoElement) => void (each.currentTime = each.duration - 3),
        );
        await expect(page.locator('.kp-subtitle')).toContainText(`E${episode}`, {
          timeout: 30_000,
        });
        await expectPlaying(page);
        await expect(video(page)).toHaveAttribute('data-same', 'yes');
      }
      await video(page).evaluate(
        (each: HTMLVideoElement) => void (each.currentTime = each.duration - 3),
      );
      await expect(dialog).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
      expect(await video(page).evaluate((each: HTMLVideoElement) => each.paused)).toBe(true);
      await dialog.getByRole('button', { name: t('watching.stillContinue') }).click();
      await expect(page.locator('.kp-subtitle')).toContainText('E4', { timeout: 30_000 });
      await expectPlaying(page);
    },
  );
});

test(
  'the timeline runs left to right in Arabic until the viewer turns it',
  { tag: '@long' },
  async ({ page }) => {
    const t = await watchEpisode(page, EPISODE, 'ar');
    await showControls(page);
    await expect(page.locator('.kp-timeline')).toHaveAttribute('dir', 'ltr');
    await chooseSetting(page, t, [t('watching.timeline')], t('watching.timelineRtl'));
    await expect(page.locator('.kp-timeline')).toHaveAttribute('dir', 'rtl');
    const before = await position(page);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => position(page)).toBeGreaterThan(before + 8);
    await page.reload();
    await expectPlaying(page);
    await expect(page.locator('.kp-timeline')).toHaveAttribute('dir', 'rtl');
  },
);
