import { expect, type Page } from '@playwright/test';
import { expectPlaying } from '../../support/playback.ts';
import { showControls } from '../../support/player.ts';
import { watchPath } from '../../support/viewer.ts';
import { wordsOf } from '../../support/words.ts';
import type { Visitor } from './visitor.ts';

const t = wordsOf('en');

/** Opens a film and plays it. @returns its path */
export async function play({ page, expectOwnBrand }: Visitor, code: string): Promise<string> {
  const { path } = await watchPath(page.request, code);
  await page.goto(path);
  await expectPlaying(page);
  await expectOwnBrand();
  return path;
}

/** The choices of a menu of the player. */
async function choices(page: Page, label: string): Promise<string[]> {
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await showControls(page);
  await page.getByRole('button', { name: label, exact: true }).click();
  const found = await page.getByRole('menuitemradio').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return found.map((each) => each.trim());
}

/** The menus of sound and of subtitles have each kind once; forced subtitles are in no menu. */
export async function seeTracks({ page }: Visitor): Promise<string> {
  const sounds = await choices(page, t('detail.audio'));
  expect(sounds.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'English',
    'English (commentary)',
    'Turkish',
    'Turkish (audio description)',
  ]);
  const texts = await choices(page, t('detail.subtitles'));
  for (const name of ['English', 'Turkish', 'Turkish (deaf and hard of hearing)'])
    expect(texts).toContain(name);
  expect(texts.filter((name) => name.startsWith('English'))).toHaveLength(1);
  return `sound: ${sounds.join(', ')}; subtitles: ${texts.join(', ')}`;
}

/** Shows the Turkish subtitles of the open film. @returns their first line */
export async function seeTurkishSubtitles({ page }: Visitor, line: string): Promise<void> {
  const video = page.locator('video');
  await video.evaluate((each: HTMLVideoElement) => each.pause());
  await showControls(page);
  await page.getByRole('button', { name: t('detail.subtitles'), exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Turkish', exact: true }).click();
  await video.evaluate((each: HTMLVideoElement) => void (each.currentTime = 3));
  await expect(page.locator('.kp-cue-line').first()).toContainText(line);
}

/** Plays a channel of the broadcaster. */
export async function playChannel(visitor: Visitor, code: string): Promise<void> {
  await visitor.page.goto(`/en/watch/channel/${code}`);
  await expectPlaying(visitor.page);
  await visitor.expectOwnBrand();
}
