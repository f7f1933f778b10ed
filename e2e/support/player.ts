import type { LanguageCode } from '@kandil/i18n';
import type { Page } from '@playwright/test';
import { expectPlaying } from './playback.ts';
import { expect } from './test.ts';
import { watchPath } from './viewer.ts';
import { type Words, wordsOf } from './words.ts';

export const video = (page: Page) => page.locator('video');
export const pause = (page: Page) => video(page).evaluate((each: HTMLVideoElement) => each.pause());
export const play = (page: Page) => video(page).evaluate((each: HTMLVideoElement) => each.play());
export const seek = (page: Page, seconds: number) =>
  video(page).evaluate((each: HTMLVideoElement, to) => void (each.currentTime = to), seconds);

/** Shows the controls, which appear when the pointer moves. */
export const showControls = (page: Page) => page.mouse.move(400 + Math.random() * 200, 300);

/** Opens an episode and waits until it plays. Returns the words of its language. */
export async function watchEpisode(
  page: Page,
  code: string,
  language: LanguageCode = 'en',
): Promise<Words> {
  const { path } = await watchPath(page.request, code, language);
  await page.goto(path);
  await expectPlaying(page);
  return wordsOf(language);
}

/** The visible message over the picture; screen readers get another element. */
export const said = (page: Page, text: string) => page.locator('.kp-quiet', { hasText: text });

/** Chooses a setting and closes the menu. */
export async function chooseSetting(
  page: Page,
  t: Words,
  pages: string[],
  choice: string,
): Promise<void> {
  await showControls(page);
  await page.getByRole('button', { name: t('watching.settings'), exact: true }).click();
  for (const name of pages) await page.getByRole('menuitem', { name }).click();
  await page.getByRole('menuitemradio', { name: choice, exact: true }).click();
  await page.keyboard.press('Escape');
  if (pages.length > 1) await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}
