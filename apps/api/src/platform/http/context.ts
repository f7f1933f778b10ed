import type { Audience } from '@kandil/contract/child-limits';
import { type Territory, UNKNOWN_TERRITORY } from '@kandil/contract/territory';
import type { LanguageCode } from '@kandil/i18n';
import type { Role } from '@kandil/contract/staff/permissions';

/** The caller's session, from the access token. */
export interface Session {
  userId: string;
  sessionId: string;
  /** The profile for which the token was issued; null while none is chosen. */
  profileId: number | null;
  /** A one-time code is still due: only the OTP calls are answered (SPEC-D22). */
  otpOpen: boolean;
}

/** Somebody of the staff, as the control origin has read their session. */
export interface Staff {
  id: string;
  sessionId: string;
  role: Role;
  /** The passkey was shown within five minutes. */
  isConfirmed: boolean;
}

export interface CookieOptions {
  httpOnly: boolean;
  /** Seconds; absent: the cookie ends with the browser session. */
  maxAge?: number;
}

/** What a handler receives of the request beside its input (headers of SPEC-D19). */
export interface CallContext {
  /** Null for guests, and for all callers of publicly cached calls. */
  session: Session | null;
  profileId: number | null;
  /** Who makes a staff call; null in every other one, and before signing in. */
  staff: Staff | null;
  /** The call is for a page that all members of an audience get; null: for one visitor, or for guests. */
  audience: Audience | null;
  language: LanguageCode;
  /** Where the caller is, as a proxy says, ISO 3166-1 alpha-2; null: unknown. A member's catalogue does not depend on it. */
  country: string | null;
  /** The territory of that country; of a page for many the territory that it is for. */
  territory: Territory;
  platform: string;
  deviceId: string | null;
  appVersion: string | null;
  zone: string | null;
  /** Client address behind the configured number of trusted proxies. */
  ip: string;
  userAgent: string;
  requestId: string;
  /** Whether the request comes from our own pages, according to the browser; only then cookies count (SEC-4). */
  sameOrigin: boolean;
  /** Only the refresh token is read from a cookie (SEC-3 and SEC-4). */
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string): void;
  /** The uploaded file of a multipart call. */
  file: UploadedFile | null;
}

export interface UploadedFile {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** A file on the disk, deleted when the call ends. */
  path: string;
}

/** A context without a visitor: calls of services to each other, jobs and tests. */
export function serviceContext(patch: Partial<CallContext> = {}): CallContext {
  return {
    session: null,
    profileId: null,
    staff: null,
    audience: null,
    language: 'en',
    country: null,
    territory: UNKNOWN_TERRITORY,
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
