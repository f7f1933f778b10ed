import { readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';

/** The initial picture quality of this browser's player: `auto`, or the maximum height in pixels. */
export function readQuality(): string {
  const kept = readCookie('kandil_video_quality') ?? '';
  return /^[1-9]\d{2,3}$/.test(kept) ? kept : 'auto';
}

/** Stores it for the player. */
export function writeQuality(quality: string): void {
  writeCookie('kandil_video_quality', quality, YEAR_DAYS);
}
