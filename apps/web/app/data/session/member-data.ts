/**
 * The item of the local cache with the prayer settings, which hold a place. It stays when a profile is changed or a
 * member logs in again, unlike what is registered below, and is removed when the session ends.
 */
export const PRAYER_KEY = 'prayer';

const forgetters = new Set<() => void>();

/** Registers what to clear in this tab when the session ends or another member logs in. */
export function onSessionEnd(forget: () => void): void {
  forgetters.add(forget);
}

/** Clears everything that belongs to a member: lists, progress, cached responses (LOGIN-19, LOGIN-20). */
export function forgetMemberData(): void {
  for (const forget of forgetters) forget();
}
