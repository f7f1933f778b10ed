import { readConsent } from '#app/browser/consent.ts';
import { COOKIES, readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';

/** The picture quality that this browser's player begins with: `auto`, or the greatest height in pixels. */
export function readQuality(): string {
  const kept = readCookie(COOKIES.videoQuality) ?? '';
  return /^[1-9]\d{2,3}$/.test(kept) ? kept : 'auto';
}

/** Keeps it for the player; beyond this visit only for those who allowed it (SPEC-D32). */
export function writeQuality(quality: string): void {
  const days = readConsent()?.has('functionality') ? YEAR_DAYS : undefined;
  writeCookie(COOKIES.videoQuality, quality, days);
}
