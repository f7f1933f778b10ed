import { signIn } from '../support/account.ts';
import { expectPlaying, position } from '../support/playback.ts';
import { chooseSetting, said, seek, video, watchEpisode } from '../support/player.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Free, so that a guest watches it: intro 6 to 28 s, chapters at 100 and 200, a scene 114 to 127, credits at 275. */
const EPISODE = 'cartographers-daughter-s1e1';
const TITLE = 'The Cartographer’s Daughter';

test.beforeEach(async ({ context, sites }) => {
  // Playback and axe are slow on a busy machine.
  test.setTimeout(150_000);
  await context.addCookies([{ name: 'kandil_consent', value: 'functionality', url: sites.open }]);
});

test.describe('outside the page', () => {
  test('media keys and lock screen show the title, and control position and playback', async ({
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
    await watchEpisode(page, EPISODE);
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

  test(
    'in picture-in-picture a scene cannot be blurred, so it is skipped',
    { tag: '@long' },
    async ({ page, context, sites }) => {
      await signIn(context, sites.open, 'family@kandil.test');
      const t = await watchEpisode(page, EPISODE);
      const theme = [t('watching.guard'), t('watching.fear')];
      await chooseSetting(page, t, theme, t('watching.guardBlur'));
      await video(page).evaluate((each: HTMLVideoElement) =>
        each.dispatchEvent(new Event('enterpictureinpicture')),
      );
      await seek(page, 112);
      await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(127);
      await expect(said(page, t('watching.sceneSkipped'))).toBeVisible();
      await video(page).evaluate((each: HTMLVideoElement) =>
        each.dispatchEvent(new Event('leavepictureinpicture')),
      );
      await seek(page, 116);
      await expect(video(page)).toHaveCSS('filter', /blur\(\d+px\)/);
    },
  );
});

test.describe('keys and figures', () => {
  test(
    'speed, single frames, figures and help have keys on every layout',
    { tag: '@long' },
    async ({ page }) => {
      const t = await watchEpisode(page, EPISODE);
      await page.keyboard.press('Shift+Period');
      await expect
        .poll(() => video(page).evaluate((each: HTMLVideoElement) => each.playbackRate))
        .toBe(1.25);
      await page.keyboard.press('Shift+Comma');
      await page.keyboard.press('k');
      await expect
        .poll(() => video(page).evaluate((each: HTMLVideoElement) => each.paused))
        .toBe(true);
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
    },
  );

  test('the arrow keys of a remote move from button to button', async ({ page }) => {
    const t = await watchEpisode(page, EPISODE);
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
