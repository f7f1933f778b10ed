import { create } from 'zustand';
import { browserCache } from '#app/browser/local-cache.ts';
import { onSessionEnd, PRAYER_KEY } from '#app/data/session/member-data.ts';

/** Written by the reminders; see `features/prayer`. They name prayers and days, no place. */
export const REMINDED_KEY = 'prayer_told';
export const BANNER_KEY = 'prayer_banner';

/**
 * The prayer settings as they are stored on this device; null while prayer times are off. The place in them is never
 * sent anywhere. They outlive a change of profile and end with log-out (data/session/session.ts).
 */
export const useStoredPrayer = create<{ stored: unknown }>(() => ({ stored: null }));

/** Reads what is stored: on the first page, after a change in another tab, and after log-out. */
export function readStoredPrayer(): void {
  useStoredPrayer.setState({ stored: browserCache.get(PRAYER_KEY) });
}

export function storePrayer(settings: object): void {
  browserCache.set(PRAYER_KEY, settings);
  useStoredPrayer.setState({ stored: settings });
}

/** Switches prayer times off and removes everything about them from this device. */
export function forgetPrayer(): void {
  for (const key of [PRAYER_KEY, REMINDED_KEY, BANNER_KEY] as const) browserCache.remove(key);
  readStoredPrayer();
}

onSessionEnd(readStoredPrayer);
