import { COOKIES, readCookie, writeCookie, YEAR_DAYS } from './cookies.ts';
import { randomId } from './random-id.ts';

/** The id of this browser, created at the first visit and kept for a year (CONST-03). */
export function deviceId(): string {
  const known = readCookie(COOKIES.device);
  if (known) return known;
  const id = randomId();
  writeCookie(COOKIES.device, id, YEAR_DAYS);
  return id;
}
