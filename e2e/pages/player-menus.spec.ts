import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { pause, seek, showControls, watchEpisode } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** With subtitles, and with chapters. */
const EPISODE = 'caravan-of-dust-s1e1';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Whether the open panel and the shown subtitles have a pixel in common. */
const covers = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('.kp-panel')?.getBoundingClientRect();
    const lines = [...document.querySelectorAll('.kp-cue-line')];
    if (!panel || lines.length === 0) return 'nothing to compare';
    return lines
      .map((line) => line.getBoundingClientRect())
      .some(
        (line) =>
          line.left < panel.right &&
          panel.left < line.right &&
          line.top < panel.bottom &&
          panel.top < line.bottom,
      );
  });

test.beforeEach(({ context, sites }) => signIn(context, sites.open, 'member@kandil.test'));

for (const [language, english] of [
  ['en', 'English'],
  ['ar', 'الإنجليزية'],
] as const)
  test(`no open menu covers subtitles, ${language}`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(120_000);
    const t = await watchEpisode(page, EPISODE, language);
    const subtitles = page.getByRole('button', { name: t('detail.subtitles'), exact: true });
    await pause(page);
    await subtitles.click();
    await page.getByRole('menuitemradio', { name: english, exact: true }).click();
    await seek(page, 11);
    await expect(page.locator('.kp-cue-line').first()).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await showControls(page);
      const menus = page.locator('.kp-anchor > button:visible');
      const count = await menus.count();
      expect(count, 'menus').toBeGreaterThan(1);
      for (let at = 0; at < count; at++) {
        await menus.nth(at).click();
        const name = `${await menus.nth(at).getAttribute('aria-label')}, ${size.width}`;
        await expect(page.locator('.kp-panel').getByRole('menu')).toBeVisible();
        await expect.poll(() => covers(page), name).toBe(false);
        await page.keyboard.press('Escape');
        await expect(page.locator('.kp-panel')).toHaveCount(0);
      }
      await subtitles.click();
      await page.getByRole('menuitem', { name: t('captions.look') }).click();
      await expect.poll(() => covers(page), `look, ${size.width}`).toBe(false);
      await page.keyboard.press('Escape');
    }
  });
