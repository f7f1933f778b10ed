import type { Page } from '@playwright/test';

/** How the picture moved: its longest halt, and its position in seconds. */
interface WatchResult {
  longestHaltMs: number;
  position: number;
}

/** Starts to measure in the page how long the picture stands still; pauses and seeks count, too. */
export async function watchMotion(page: Page): Promise<() => Promise<WatchResult>> {
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    const seen = { at: performance.now(), position: video.currentTime, longest: 0 };
    Object.assign(globalThis, { seenMotion: seen });
    setInterval(() => {
      const now = performance.now();
      if (video.currentTime !== seen.position) {
        seen.position = video.currentTime;
        seen.at = now;
      }
      seen.longest = Math.max(seen.longest, now - seen.at);
    }, 50);
  });
  return () =>
    page.evaluate(() => {
      const { longest, position } = (
        globalThis as unknown as { seenMotion: { longest: number; position: number } }
      ).seenMotion;
      return { longestHaltMs: longest, position };
    });
}

export interface MediaRequest {
  /** Below the token: `nur/c/dunes/720p/media.mp4`. */
  path: string;
  token: string;
  range: string | undefined;
  status: number;
}

/** Collects the media requests of the page from now on, in the order of their responses. */
export function mediaRequests(page: Page): MediaRequest[] {
  const list: MediaRequest[] = [];
  page.on('response', (response) => {
    const [, token, path] = /\/media\/([^/]+)\/([^?]+)/.exec(response.url()) ?? [];
    if (!token || !path) return;
    const range = response.request().headers()['range'];
    list.push({ token, path, range, status: response.status() });
  });
  return list;
}

/**
 * Analyses the sound of the page's video from now on. The player must not be muted.
 * @returns a function that returns the loudest frequency in Hz
 */
export async function listen(page: Page): Promise<() => Promise<number>> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 16_384, smoothingTimeConstant: 0.9 });
    context.createMediaElementSource(video).connect(analyser).connect(context.destination);
    await context.resume();
    Object.assign(globalThis, { soundOf: analyser });
  });
  return () =>
    page.evaluate(() => {
      const analyser = (globalThis as unknown as { soundOf: AnalyserNode }).soundOf;
      const bins = new Float32Array(analyser.frequencyBinCount);
      analyser.getFloatFrequencyData(bins);
      const loudest = bins.indexOf(Math.max(...bins));
      return (loudest * analyser.context.sampleRate) / analyser.fftSize;
    });
}
