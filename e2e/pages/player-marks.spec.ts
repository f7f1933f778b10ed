import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { expectPlaying, position } from '../support/playback.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { watchPath } from '../support/viewer.ts';
import { type Words, wordsOf } from '../support/words.ts';

/** Free, so that a guest watches it: intro 6 to 28 s, chapters at 100 and 200, a scene 114 to 127, credits at 275. */
const EPISODE = 'cartographers-daughter-s1e1';
/** Four episodes and more, none of which needs a hand. */
const SERIES = 'thirty-nights';
const TITLE = 'The Cartographer’s Daughter';

type Element = HTMLVideoElement;
const video = (page: Page) => page.locator('video');
const seek = (page: Page, seconds: number) =>
  video(page).evaluate((each: Element, to) => void (each.currentTime = to), seconds);
const show = (page: Page) => page.mouse.move(400 + Math.random() * 200, 300);

async function watch(page: Page, language: 'en' | 'ar' = 'en', code = EPISODE): Promise<Words> {
  const { path } = await watchPath(page.request, code, language);
  await page.goto(path);
  await expectPlaying(page);
  return wordsOf(language);
}

async function openSettings(page: Page, t: Words, ...pages: string[]): Promise<void> {
  await show(page);
  await page.getByRole('button', { name: t('watching.settings'), exact: true }).click();
  for (const name of pages) await page.getByRole('menuitem', { name }).click();
}

const pause = (page: Page) => video(page).evaluate((each: Element) => each.pause());
const play = (page: Page) => video(page).evaluate((each: Element) => each.play());

/** What is said over the picture; ears are told beside it. */
const said = (page: Page, text: string) => page.locator('.kp-quiet', { hasText: text });

/** axe takes its time, in which nothing may pass by. */
async function expectAccessibleWhilePaused(page: Page): Promise<void> {
  await pause(page);
  await expectAccessible(page);
}

/** Chooses in the settings; the menu is closed again. */
async function choose(page: Page, t: Words, pages: string[], choice: string): Promise<void> {
  await openSettings(page, t, ...pages);
  await page.getByRole('menuitemradio', { name: choice, exact: true }).click();
  await page.keyboard.press('Escape');
  if (pages.length > 1) await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

const LANGUAGES: { language: 'en' | 'ar'; tag: string[] }[] = [
  { language: 'en', tag: [] },
  { language: 'ar', tag: ['@long'] },
];

test.beforeEach(async ({ context, sites }) => {
  // The video takes its time, and axe on a busy machine as well.
  test.setTimeout(150_000);
  await context.addCookies([{ name: 'kandil_consent', value: 'functionality', url: sites.open }]);
});

for (const { language, tag } of LANGUAGES)
  test.describe(`in ${language}`, { tag }, () => {
    test('chapters are parted on the timeline, named over it, listed, and reached by keys', async ({
      page,
    }) => {
      const t = await watch(page, language);
      await show(page);
      await expect(page.locator('.kp-track')).toHaveCSS('mask-image', /linear-gradient\(to right/);
      const bar = await page.locator('.kp-timeline').boundingBox();
      expect(bar).not.toBeNull();
      if (bar) await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2);
      const preview = page.locator('.kp-preview');
      await expect(preview).toContainText(t('watching.chapter', { number: 2 }));
      await expect(preview.locator('.kp-preview-picture')).toBeVisible();

      await page.keyboard.press('PageDown');
      await expect.poll(() => position(page)).toBeGreaterThanOrEqual(100);
      await show(page);
      await page.getByRole('button', { name: t('watching.chapters') }).click();
      await expectAccessible(page);
      await page.getByRole('menuitemradio', { name: t('watching.chapter', { number: 3 }) }).click();
      await expect.poll(() => position(page)).toBeGreaterThanOrEqual(200);
    });

    test('an intro is skipped by its button, by S, and from then on by itself', async ({
      page,
    }) => {
      const t = await watch(page, language);
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
      await choose(page, t, [t('watching.skipping'), t('watching.intro')], always);
      await page.reload();
      await expectPlaying(page);
      await seek(page, 4);
      await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(28);
      await expect(said(page, t('watching.introSkipped'))).toBeVisible();
      // The bars, which come with the pointer, lift what is above them: not between its way there and the press.
      await show(page);
      await page.getByRole('button', { name: t('watching.watchIt') }).click();
      await expect.poll(() => position(page)).toBeLessThan(20);
    });

    test('a marked scene is announced, skipped, hidden or silent, as was chosen', async ({
      page,
    }) => {
      const t = await watch(page, language);
      const theme = [t('watching.guard'), t('watching.fear')];
      await seek(page, 109);
      await expect(said(page, t('watching.fearComing'))).toBeVisible();
      await expectAccessibleWhilePaused(page);
      await page.getByRole('button', { name: t('watching.skipScene') }).click();
      await play(page);
      await expect.poll(() => position(page)).toBeGreaterThanOrEqual(127);

      await choose(page, t, theme, t('watching.guardBlur'));
      await seek(page, 116);
      await expect(said(page, t('watching.sceneBlurred'))).toBeVisible();
      await expect(video(page)).toHaveCSS('filter', /blur\(\d+px\)/);

      await choose(page, t, theme, t('watching.guardMute'));
      await seek(page, 116);
      await expect(said(page, t('watching.sceneHushed'))).toBeVisible();
      await expect.poll(() => video(page).evaluate((each: Element) => each.muted)).toBe(true);
      await seek(page, 140);
      await expect.poll(() => video(page).evaluate((each: Element) => each.muted)).toBe(false);

      await choose(page, t, theme, t('watching.guardSkip'));
      await seek(page, 112);
      await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(127);
      await expect(said(page, t('watching.sceneSkipped'))).toBeVisible();
    });

    test('what follows is offered at the credits and can be sent away', async ({ page }) => {
      const t = await watch(page, language);
      await seek(page, 276);
      const card = page.getByRole('region', { name: t('watching.upNext') });
      await expect(card).toBeVisible();
      await expectAccessibleWhilePaused(page);
      await card.getByRole('button', { name: t('watching.cancel') }).click();
      await expect(card).toHaveCount(0);
      await seek(page, 299);
      await play(page);
      // At the end it stands again, and nothing counts.
      await expect(card).toBeVisible();
      await expect(card.getByRole('button')).toHaveCount(1);
      await expect(card).not.toContainText(/\d/);
    });
  });

test.describe('episode after episode', () => {
  test.beforeEach(({ context, sites }) => signIn(context, sites.open, 'family@kandil.test'));

  test('the next one begins in the same player; after three that nobody touched it asks', async ({
    page,
  }) => {
    const t = await watch(page, 'en', `${SERIES}-s1e1`);
    await video(page).evaluate((each: Element) => each.setAttribute('data-same', 'yes'));
    const dialog = page.getByRole('dialog', { name: t('watching.stillTitle') });
    for (const episode of [2, 3]) {
      await video(page).evaluate((each: Element) => void (each.currentTime = each.duration - 3));
      await expect(page.locator('.kp-subtitle')).toContainText(`E${episode}`, { timeout: 30_000 });
      await expectPlaying(page);
      await expect(video(page)).toHaveAttribute('data-same', 'yes');
    }
    await video(page).evaluate((each: Element) => void (each.currentTime = each.duration - 3));
    await expect(dialog).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    expect(await video(page).evaluate((each: Element) => each.paused)).toBe(true);
    await dialog.getByRole('button', { name: t('watching.stillContinue') }).click();
    await expect(page.locator('.kp-subtitle')).toContainText('E4', { timeout: 30_000 });
    await expectPlaying(page);
  });
});

test.describe('outside of the page', () => {
  test('media keys and the lock screen have its title, its position and its buttons', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const handlers: Record<string, MediaSessionActionHandler | null> = {};
      Object.assign(globalThis, { mediaHandlers: handlers });
      const set = MediaSession.prototype.setActionHandler;
      MediaSession.prototype.setActionHandler = function (action, handler) {
        handlers[action] = handler;
        set.call(this, action, handler);
      };
    });
    await watch(page);
    const press = (action: MediaSessionAction, details: object = {}) =>
      page.evaluate(
        ([name, more]) => {
          const { mediaHandlers } = globalThis as unknown as {
            mediaHandlers: Record<string, MediaSessionActionHandler | null>;
          };
          mediaHandlers[name]?.({ action: name, ...more });
        },
        [action, details] as const,
      );
    const session = () =>
      page.evaluate(() => {
        const { metadata, playbackState } = navigator.mediaSession;
        return [metadata?.title, playbackState, metadata?.artwork.length];
      });
    expect(await session()).toEqual([TITLE, 'playing', 1]);
    await press('pause');
    await expect.poll(session).toEqual([TITLE, 'paused', 1]);
    await press('seekto', { seekTime: 150 });
    await expect.poll(() => position(page)).toBeCloseTo(150, 0);
    await press('seekbackward');
    await expect.poll(() => position(page)).toBeCloseTo(140, 0);
    await press('seekforward', { seekOffset: 20 });
    await expect.poll(() => position(page)).toBeCloseTo(160, 0);
    await press('previoustrack');
    await expect.poll(() => position(page)).toBeCloseTo(100, 0);
    await press('play');
    await expectPlaying(page);
  });

  test('a picture lifted out of the page cannot be blurred: its scene is skipped', async ({
    page,
  }) => {
    const t = await watch(page);
    const theme = [t('watching.guard'), t('watching.fear')];
    await choose(page, t, theme, t('watching.guardBlur'));
    await video(page).evaluate((each: Element) =>
      each.dispatchEvent(new Event('enterpictureinpicture')),
    );
    await seek(page, 112);
    await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(127);
    await expect(said(page, t('watching.sceneSkipped'))).toBeVisible();
    await video(page).evaluate((each: Element) =>
      each.dispatchEvent(new Event('leavepictureinpicture')),
    );
    await seek(page, 116);
    await expect(video(page)).toHaveCSS('filter', /blur\(\d+px\)/);
  });
});

// The figures do not come where the browser loads no pictures.
test.describe('keys and figures', { tag: '@pictures' }, () => {
  test('speed, single frames, figures and help have keys on every layout', async ({ page }) => {
    const t = await watch(page);
    await page.keyboard.press('Shift+Period');
    await expect.poll(() => video(page).evaluate((each: Element) => each.playbackRate)).toBe(1.25);
    await page.keyboard.press('Shift+Comma');
    await page.keyboard.press('k');
    await expect.poll(() => video(page).evaluate((each: Element) => each.paused)).toBe(true);
    const still = await position(page);
    await page.keyboard.press('Period');
    await expect.poll(() => position(page)).toBeCloseTo(still + 0.04, 2);
    await page.keyboard.press('i');
    const figures = page.getByRole('region', { name: t('watching.stats') });
    await expect(figures).toContainText(/\d+×\d+/);
    await expectAccessible(page);
    await page.keyboard.press('i');
    await expect(figures).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: t('player.help') })).toBeVisible();
    await expectAccessible(page);
  });

  test('the arrows of a remote lead from button to button', async ({ page }) => {
    const t = await watch(page);
    await seek(page, 8);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: t('watching.settings'), exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.kp-settings button:focus')).toHaveCount(1);
    await expect(
      page.getByRole('button', { name: t('watching.settings'), exact: true }),
    ).not.toBeFocused();
    expect(await position(page)).toBeLessThan(15);
  });
});

test('the timeline runs left to right in Arabic until the viewer turns it', async ({ page }) => {
  const t = await watch(page, 'ar');
  await show(page);
  await expect(page.locator('.kp-timeline')).toHaveAttribute('dir', 'ltr');
  await choose(page, t, [t('watching.timeline')], t('watching.timelineRtl'));
  await expect(page.locator('.kp-timeline')).toHaveAttribute('dir', 'rtl');
  const before = await position(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => position(page)).toBeGreaterThan(before + 8);
  await page.reload();
  await expectPlaying(page);
  await expect(page.locator('.kp-timeline')).toHaveAttribute('dir', 'rtl');
});
