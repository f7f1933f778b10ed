import { newMember } from '../support/money.ts';
import { expectPlaying, position } from '../support/playback.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { anotherDevice, knownPosition, reported, watchPath } from '../support/viewer.ts';

// English on a desk, Arabic on a phone.
const LANGUAGES = { desktop: 'en', phone: 'ar' } as const;

test(
  'a video stopped on one device resumes within two seconds of its position on another',
  { tag: ['@PLAYER-01', '@long'] },
  async ({ page, context, browser, sites, request }, info) => {
    test.setTimeout(180_000);
    const language = LANGUAGES[info.project.name as keyof typeof LANGUAGES];
    const email = await newMember(context, sites);
    const episode = await watchPath(request, 'caravan-of-dust-s1e1', language);
    await page.goto(episode.path);
    await expectPlaying(page);
    for (let count = 0; count < 3; count++) await page.keyboard.press('ArrowRight');
    await expectPlaying(page);

    const report = reported(page, 'PAUSE');
    const pausedAt = Date.now();
    await page.keyboard.press('k');
    await report;
    const stoppedAt = await position(page);
    expect(stoppedAt).toBeGreaterThan(30);
    expect(Math.abs(((await knownPosition(context, episode.id)) ?? 0) - stoppedAt)).toBeLessThan(2);
    expect(Date.now() - pausedAt).toBeLessThan(2000);

    const device = await anotherDevice(browser, { site: sites.open, email });
    const there = await device.newPage();
    // It is first in the row Continue Watching.
    await there.goto(`/${language}`);
    await hydrated(there);
    const begun = there.locator(`a[href$="/watch/${episode.id}"]`).first();
    // The page may still reload in the language of the member's profile.
    await expect(async () => {
      await begun.click();
      await expect(there).toHaveURL(new RegExp(`/watch/${episode.id}$`), { timeout: 3000 });
    }).toPass();
    const goesOn = await expectPlaying(there);
    expect(goesOn).toBeGreaterThan(stoppedAt - 2);
    expect(goesOn).toBeLessThan(stoppedAt + 30);
    const starts = await there
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.played.start(0));
    expect(Math.abs(starts - stoppedAt)).toBeLessThan(2);
    await there.screenshot({
      path: `artefacts/screens/${info.project.name}-${language}-resumed.png`,
    });
    await device.close();
  },
);
