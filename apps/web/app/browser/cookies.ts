/** Cookies the web client reads. The refresh token is not among them: only the server sees it (SPEC-D21). */
export const COOKIES = {
  token: 'kandil_token',
  tokenExpiry: 'kandil_token_expiry',
  profile: 'kandil_profile',
  language: 'kandil_language',
  device: 'kandil_device',
  consent: 'kandil_consent',
  webView: 'kandil_webview',
  subtitleEnabled: 'kandil_subtitle_enabled',
  subtitleLanguage: 'kandil_subtitle_language',
  subtitleLook: 'kandil_subtitle_look',
  /** Followed by the id of a profile: two people of one family learn different languages. */
  subtitleSecond: 'kandil_subtitle_second',
  audioLanguage: 'kandil_audio_language',
  playerVolume: 'kandil_player_volume',
  playerMuted: 'kandil_player_muted',
  videoQuality: 'kandil_video_quality',
  /** Followed by the id of a profile; of a guest without it. */
  playerChoices: 'kandil_player',
  popups: 'kandil_popups',
} as const;

/** Consent, device id, persistent tokens and profile id are kept this long (CONST-03..07, SHELL-40). */
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

export function readCookie(name: string): string | null {
  return parseCookies(document.cookie).get(name) ?? null;
}

/** @param days left out: until the browser closes */
export function writeCookie(name: string, value: string, days?: number): void {
  store(cookieLine(name, value, { ...(days !== undefined && { days }), secure: isSecure() }));
}

export function removeCookie(name: string): void {
  store(cookieLine(name, '', { days: 0, secure: isSecure() }));
}

/** Chromium stores a cookie later, and may send the next request without it. Reading waits until it is stored. */
function store(line: string): void {
  document.cookie = line;
  void document.cookie;
}
