import { COOKIES, readCookie, removeCookie, writeCookie } from './cookies.ts';

/** Thrown before a login that the browser would not keep. Its text is `cookies.needed`. */
export class CookiesBlockedError extends Error {
  override readonly name = 'CookiesBlockedError';
}

/** Nobody can log in without cookies: the service would open a session, and the browser forget it. @throws CookiesBlockedError */
export function mustKeepCookies(): void {
  if (!keepsCookies()) throw new CookiesBlockedError();
}

/** Whether this browser keeps a cookie of this site. */
export function keepsCookies(): boolean {
  writeCookie(COOKIES.probe, '1');
  const stored = readCookie(COOKIES.probe) === '1';
  removeCookie(COOKIES.probe);
  return stored;
}
