import { COOKIES, readCookie, writeCookie, YEAR_DAYS } from './cookies.ts';

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** A random UUID (version 4). On plain http, as in a home network, browsers have no `crypto.randomUUID`. */
export function randomId(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map(hex).join('');
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
}

/** The id of this browser, created at the first visit and stored for a year (CONST-03). */
export function deviceId(): string {
  const known = readCookie(COOKIES.device);
  if (known) return known;
  const id = randomId();
  writeCookie(COOKIES.device, id, YEAR_DAYS);
  return id;
}
