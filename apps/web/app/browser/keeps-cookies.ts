import { COOKIES, readCookie, removeCookie, writeCookie } from './cookies.ts';

/** Whether this browser keeps a cookie of this site. Without cookies nobody can log in. */
export function keepsCookies(): boolean {
  writeCookie(COOKIES.probe, '1');
  const kept = readCookie(COOKIES.probe) === '1';
  removeCookie(COOKIES.probe);
  return kept;
}
