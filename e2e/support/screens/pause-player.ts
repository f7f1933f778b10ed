import type { Page } from '@playwright/test';
import type { Screen } from './list.ts';

/** Stops the player of a screen once it has begun: its controls then stay. */
export async function pausePlayer(page: Page, { plays }: Screen): Promise<void> {
  if (!plays) return;
  await page.waitForFunction(
    () => (document.querySelector<HTMLVideoElement>('.kp video')?.played.length ?? 0) > 0,
  );
  await page.locator('.kp video').evaluate((video: HTMLVideoElement) => video.pause());
  await page.locator('.kp[data-controls=true]').waitFor();
}
