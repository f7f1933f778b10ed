import { readConsent } from '#app/browser/consent.ts';
import { COOKIES, readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';

/** The initial picture quality of this browser's player: `auto`, or the maximum height in pixels. */
export function readQuality(): string {
  const kept = readCookie(COOKIES.videoQuality) ?? '';
  return /^[1-9]\d{2,3}$/.test(kept) ? kept : 'auto';
}

/** Stores it for the player; beyond this visit only with consent (SPEC-D32). */
export function writeQuality(quality: string): void {
  const days = readConsent()?.has('functionality') ? YEAR_DAYS : undefined;
  writeCookie(COOKIES.videoQuality, quality, days);
}
