const MINUTE = 60_000;
const LONGEST = 15 * MINUTE;
/** So that browsers do not all ask in the same second. */
const SPREAD = 20_000;

/**
 * Milliseconds until the service is asked whether a notice is over: at its end by this device's clock, within a quarter of
 * an hour if that clock is behind, and every minute if it is ahead.
 * @param now milliseconds since 1970
 * @param share 0 to 1, by chance
 */
export function untilLook(until: string, now: number, share: number): number {
  const left = Date.parse(until) - now;
  return Math.min(left > 0 ? left + 1000 : MINUTE, LONGEST) + share * SPREAD;
}
