import { expect, type Page } from '@playwright/test';

interface Picture {
  time: number;
  frames: number;
  width: number;
}

function picture(page: Page): Promise<Picture> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => ({
    time: video.currentTime,
    frames: video.getVideoPlaybackQuality().totalVideoFrames,
    width: video.videoWidth,
  }));
}

/** Moving pictures: the clock runs and decoded frames grow. Answers the position in seconds. */
export async function expectPlaying(page: Page): Promise<number> {
  await expect
    .poll(async () => (await picture(page)).width, { timeout: 30_000 })
    .toBeGreaterThan(0);
  const before = await picture(page);
  await expect
    .poll(async () => (await picture(page)).time, { timeout: 20_000 })
    .toBeGreaterThan(before.time + 1);
  await expect.poll(async () => (await picture(page)).frames).toBeGreaterThan(before.frames + 10);
  return (await picture(page)).time;
}

export async function position(page: Page): Promise<number> {
  return (await picture(page)).time;
}
