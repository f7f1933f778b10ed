import type { LanguageCode } from '@kandil/i18n';

/** Who is asking, as the access token says. */
export interface Session {
  userId: string;
  sessionId: string;
  /** The profile the token was issued for; null while none is chosen. */
  profileId: number | null;
  /** A one-time code is still open: only the OTP calls are answered (SPEC-D22). */
  otpOpen: boolean;
}

export interface CookieOptions {
  httpOnly: boolean;
  /** Seconds; left out, the cookie ends with the browser session. */
  maxAge?: number;
}

/** Everything a handler may know of the request beside its input (headers of SPEC-D19). */
export interface CallContext {
  /** Null for guests, and always null in calls whose answer is cached publicly. */
  session: Session | null;
  profileId: number | null;
  language: LanguageCode;
  platform: string;
  deviceId: string | null;
  appVersion: string | null;
  zone: string | null;
  /** Client address behind the configured number of trusted proxies. */
  ip: string;
  userAgent: string;
  requestId: string;
  /** Whether a page of ours sent the request, as its browser says; cookies count in such requests only (SEC-4). */
  sameOrigin: boolean;
  /** Cookies are read for the refresh token alone (SEC-3 and SEC-4). */
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string): void;
  /** The uploaded file of a multipart call. */
  file: UploadedFile | null;
}

export interface UploadedFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A context without a visitor: calls of services to each other, jobs and tests. */
export function serviceContext(patch: Partial<CallContext> = {}): CallContext {
  return {
    session: null,
    profileId: null,
    language: 'en',
    platform: 'service',
    deviceId: null,
    appVersion: null,
    zone: null,
    ip: '127.0.0.1',
    userAgent: '',
    requestId: '',
    sameOrigin: true,
    cookie: () => undefined,
    setCookie: () => undefined,
    clearCookie: () => undefined,
    file: null,
    ...patch,
  };
}
