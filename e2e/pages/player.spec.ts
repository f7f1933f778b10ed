import type { watch } from '@kandil/contract';
import type { APIRequestContext } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { expectPlaying, position } from '../support/playback.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

async function videoIdOf(request: APIRequestContext, code: string): Promise<number> {
  const answer = await request.get(`/api/content/video/code?videoCode=${code}`);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

test.describe('the player', () => {
  test.beforeEach(({ context, sites }) => signIn(context, sites.open, 'member@kandil.test'));

  test(
    'an episode plays: keys, subtitles in the chosen language, and choices that are remembered',
    { tag: ['@ROUTE-26', '@PLAYER-01', '@PLAYER-04', '@PLAYER-05'] },
    async ({ page, context, request }) => {
      test.setTimeout(120_000);
      const video = page.locator('video');
      const choose = async (menu: string, choice: string) => {
        await page.mouse.move(500 + Math.random() * 100, 400);
        await page.getByRole('button', { name: menu }).click();
        await page.getByRole('menuitemradio', { name: choice }).click();
      };
      await page.goto(`/watch/${await videoIdOf(request, 'caravan-of-dust-s1e1')}`);
      const before = await expectPlaying(page);

      await test.step('keys skip, pause and mute', async () => {
        const paused = () => video.evaluate((each: HTMLVideoElement) => each.paused);
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => position(page)).toBeGreaterThan(before + 9);
        await page.keyboard.press('k');
        await expect.poll(paused).toBe(true);
        await page.keyboard.press('m');
        await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.muted)).toBe(true);
        await page.keyboard.press('k');
        await expect.poll(paused).toBe(false);
      });

      await test.step('subtitles are in the chosen language', async () => {
        await page.keyboard.press('c');
        await page.getByRole('button', { name: 'Subtitles' }).click();
        await expectAccessible(page);
        await page.getByRole('menuitemradio', { name: 'Arabic' }).click();
        await expect(page.locator('.kp-cue-line').first()).toHaveText(/[\u0600-\u06ff]{3}/, {
          timeout: 20_000,
        });
      });

      await test.step('choices are remembered', async () => {
        await page.keyboard.press('ArrowDown');
        await choose('Subtitles', 'Turkish');
        await choose('Audio', 'Arabic');
        await page.mouse.move(500, 400);
        await page.getByRole('button', { name: 'Settings', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Quality' }).click();
        await page.getByRole('menuitemradio', { name: '360p', exact: true }).click();
        const stored = async () =>
          Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
        await expect.poll(stored).toMatchObject({
          kandil_player_muted: expect.any(String),
          kandil_player_volume: expect.any(String),
          kandil_subtitle_enabled: '1',
          kandil_subtitle_language: 'tr',
          kandil_audio_language: 'ar',
          kandil_video_quality: '360',
        });
        await page.reload();
        await expectPlaying(page);
        await expect
          .poll(() => video.evaluate((each: HTMLVideoElement) => each.videoHeight))
          .toBe(360);
      });
    },
  );

  test(
    'a film plays, and a live channel',
    { tag: ['@PLAYER-02', '@ROUTE-24', '@ROUTE-25', '@PLAYER-03'] },
    async ({ page, request }) => {
      const film = await request.get('/api/content/series/findById?code=nur');
      const { data } = (await film.json()) as { data: { firstVideoId: number } };
      const leaving = page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/content-access') &&
          answer.request().postDataJSON().leaving === true,
      );
      await page.goto(`/watch/${data.firstVideoId}`);
      await expectPlaying(page);
      await page.mouse.move(600, 400);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      const last = await leaving;
      expect(last.status()).toBe(200);
      const { quality } = last.request().postDataJSON() as watch.WatchReport;
      expect(quality).toMatchObject({ errors: 0, height: expect.any(Number) });
      expect(quality?.firstFrameMs).toBeGreaterThan(0);
      expect(quality?.playedMs).toBeGreaterThan(400);

      await page.goto('/watch/channel/hilal');
      await expectPlaying(page);
      await page.goto('/watch/channel');
      await expectPlaying(page);
    },
  );
});

test.describe('visitors who may not watch', () => {
  test('a guest sees which plan is missing, and may log in', async ({ page, request }) => {
    await page.goto(`/watch/${await videoIdOf(request, 'caravan-of-dust-s1e2')}`);
    await expect(page.getByRole('heading', { name: 'Included with a plan' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await hydrated(page);
    await expectAccessible(page);
  });

  test(
    'a member without a plan gets a link to the plans',
    { tag: '@long' },
    async ({ page, context, request, sites }) => {
      await signIn(context, sites.open, 'free@kandil.test');
      await page.goto(`/watch/${await videoIdOf(request, 'caravan-of-dust-s1e2')}`);
      await expect(page.getByText(/from .*\$3\.33.* a month/)).toBeVisible();
      await page.getByRole('link', { name: 'See the plans' }).click();
      await expect(page).toHaveURL(/\/subscription-plans$/);
    },
  );

  test('a suspended member pays again with one press, with a quote', async ({
    page,
    context,
    request,
    sites,
  }) => {
    await signIn(context, sites.open, 'suspended@kandil.test');
    await page.goto('/en');
    await expect(page.getByText(/Your last payment failed/)).toBeVisible();
    await page.goto(`/watch/${await videoIdOf(request, 'caravan-of-dust-s1e2')}`);
    await expect(page.getByRole('heading', { name: 'Your plan is on hold' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay again' }).click();
    await expect(page.getByRole('dialog')).toContainText(/Today.*next charge/);
  });
});
