import { type CookieName, isAllowed } from './storage/stored.ts';

/** The necessary cookies of the web client; storage/stored.ts names the others. The refresh token is not among them: only the server sees it (SPEC-D21). */
export const COOKIES = {
  token: 'kandil_token',
  tokenExpiry: 'kandil_token_expiry',
  profile: 'kandil_profile',
  language: 'kandil_language',
  device: 'kandil_device',
  consent: 'kandil_consent',
  webView: 'kandil_webview',
  /** Written and removed at once: whether the browser keeps cookies. */
  probe: 'kandil_probe',
} as const satisfies Record<string, CookieName>;

/** Consent, device id, persistent tokens and profile id are stored this long (CONST-03..07, SHELL-40). */
export const YEAR_DAYS = 365;
const DAY_SECONDS = 86_400;

/** The cookies of a `Cookie` header or of `document.cookie`; of two with one name the first counts (RFC 6265, 5.4). */
export function parseCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name && !cookies.has(name)) cookies.set(name, decoded(part.slice(at + 1).trim()));
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export interface CookieLife {
  /** Left out: until the browser closes. 0: remove. */
  days?: number;
  secure: boolean;
}

/** A cookie for the whole site as one line, for `document.cookie` and for `Set-Cookie`. */
export function cookieLine(name: string, value: string, { days, secure }: CookieLife): string {
  const age = days === undefined ? '' : `; Max-Age=${Math.round(days * DAY_SECONDS)}`;
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure ? '; Secure' : ''}`;
}

const isSecure = () => window.location.protocol === 'https:';

/** Functional cookies that the visitor has not allowed: they last until the page closes (SPEC-D56). */
export const passingCookies = new Map<string, string>();

export const storedCookies = (): Map<string, string> => parseCookies(document.cookie);

/** The answer to the cookie notice, such as `functionality.analytics`; empty while there is none. */
export const consentText = (): string => storedCookies().get(COOKIES.consent) ?? '';

export function readCookie(name: CookieName): string | null {
  return passingCookies.get(name) ?? storedCookies().get(name) ?? null;
}

/** @param days left out: until the browser closes */
export function writeCookie(name: CookieName, value: string, days?: number): void {
  if (isAllowed('cookie', name, consentText())) storeCookie(name, value, days);
  else passingCookies.set(name, value);
}

export function removeCookie(name: CookieName): void {
  passingCookies.delete(name);
  storeCookie(name, '', 0);
}

/** Chromium stores a cookie later, and may send the next request without it. Reading waits until it is stored. */
export function storeCookie(name: string, value: string, days?: number): void {
  document.cookie = cookieLine(name, value, {
    ...(days !== undefined && { days }),
    secure: isSecure(),
  });
  void document.cookie;
}
