import { expect, type Page } from '@playwright/test';
import { expectPlaying } from '../../support/playback.ts';
import { showControls } from '../../support/player.ts';
import { watchPath } from '../../support/viewer.ts';
import { wordsOf } from '../../support/words.ts';
import { BRAND } from '../fixture/site.ts';
import { programmeAt } from '../fixture/guide.ts';
import { PRICE_IN_TR } from '../fixture/offers.ts';
import type { Visitor } from './visitor.ts';

const t = wordsOf('en');
const HOUR = 3_600_000;
/** An import shows within four seconds, a page of guests at the request after that. */
const SOON = { timeout: 30_000, intervals: [500] };

/** Every page that a guest finds without a plan. */
const GUEST_PAGES = [
  '/en',
  '/ar',
  '/en/landing',
  '/ar/landing',
  '/en/category/movies',
  '/en/detail/lighthouse-keeper',
  '/ar/detail/night-ferry',
  '/en/subscription-plans',
  '/en/login',
  '/ar/sign-up',
  '/en/search/light',
  '/en/help-center',
  '/en/customer-support',
  '/en/terms-of-use',
  '/ar/terms-of-use',
  '/en/privacy-policy',
  '/en/general-data-protection-regulation',
  '/en/cookie-preferences',
  '/en/about-us',
  '/en/channels',
  '/en/nothing-is-here',
] as const;

/** A service that has only just been started: it sells nothing, and says what to do. */
export async function seeEmptyService({ page }: Visitor): Promise<void> {
  await page.goto('/en');
  await expect(page.getByText('npm run catalogue -- import')).toBeVisible();
  await page.goto('/en/subscription-plans');
  await expect(page.getByText(t('plans.empty')).first()).toBeVisible();
}

/** Plans that nobody can buy yet, because nobody knows who sells them. */
export async function seeNotForSale({ page }: Visitor): Promise<void> {
  const main = page.getByRole('main');
  await expect
    .poll(async () => {
      await page.goto('/en/subscription-plans');
      return main.innerText();
    }, SOON)
    .toContain('Solo');
  await expect(main.getByRole('listitem').filter({ hasText: 'Solo' }).first()).toContainText(
    t('plans.empty'),
  );
  await expect(page.getByRole('button', { name: 'Start with Solo' })).toHaveCount(0);
}

/** Waits until an import shows, then looks at the pages of guests. @returns how many were looked at */
export async function seeGuestPages({ page, visit, seen }: Visitor): Promise<string> {
  await expect
    .poll(async () => {
      await page.goto('/en');
      return page.getByRole('link', { name: /Lighthouse Keeper/ }).count();
    }, SOON)
    .toBeGreaterThan(0);
  for (const path of GUEST_PAGES) await visit(path);
  return `${seen.size} pages name ${BRAND.name.en} or ${BRAND.name.ar} and nobody else`;
}

/** The look and the law of the operator. */
export async function seeOwnLaw({ page, visit }: Visitor): Promise<void> {
  await visit('/en/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Terms of ${BRAND.name.en}`);
  await expect(page.getByRole('main')).toContainText(BRAND.company);
  await visit('/ar/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`شروط ${BRAND.name.ar}`);
  await visit('/en/privacy-policy');
  await expect(page.getByRole('main')).toContainText(BRAND.email);
  await visit('/en/about-us');
  await expect(page.getByRole('main')).toContainText('one tower');
}

/** The prices of the country that a visitor comes from. */
export async function seePrices({ page, visit }: Visitor, price: string): Promise<void> {
  await visit('/en/subscription-plans');
  const solo = page.getByRole('listitem').filter({ hasText: 'Solo' }).first();
  await expect(solo).toContainText(price);
}

export const TURKISH_PRICE = `₺${PRICE_IN_TR}.00`;

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

/** The television guide shows what is on now. */
export async function seeGuide({ page, visit }: Visitor): Promise<string> {
  await visit('/en/channels?view=guide');
  const now = Math.floor(Date.now() / HOUR) * HOUR;
  for (const name of ['Harbour news', 'Harbour & hills'])
    await expect(page.getByText(programmeAt(name, now)).first()).toBeVisible();
  return programmeAt('Harbour news', now);
}
