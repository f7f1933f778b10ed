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

/**
 * Waits until half a second has played and ten frames are decoded. If the player loads another video, position and
 * frame count restart, and so does this measurement.
 * @returns the position in seconds
 */
export async function expectPlaying(page: Page): Promise<number> {
  let begin: Picture | undefined;
  let now = await picture(page);
  await expect
    .poll(
      async () => {
        now = await picture(page);
        if (now.width === 0) begin = undefined;
        else if (!begin || now.time < begin.time || now.frames < begin.frames) begin = now;
        return begin ? Math.min((now.time - begin.time) * 2, (now.frames - begin.frames) / 10) : 0;
      },
      {
        message: 'half seconds played, or tens of frames, whichever is less',
        timeout: 40_000,
        intervals: [100],
      },
    )
    .toBeGreaterThanOrEqual(1);
  return now.time;
}

export async function position(page: Page): Promise<number> {
  return (await picture(page)).time;
}
