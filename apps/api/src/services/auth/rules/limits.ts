import type { Limit } from '../../../platform/state/index.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The shortest time between two codes or links. */
export const RESEND_SECONDS = 60;

const limit = (name: string, points: number, seconds: number): Limit => ({
  name: `auth ${name}`,
  points,
  seconds,
});

/**
 * Limits per client address (SEC-12); `RATE_LIMIT_FACTOR` multiplies them. All paths and variants of a call share its
 * limits.
 */
export const ADDRESS_LIMITS = {
  login: limit('login address', 20, 2 * MINUTE),
  register: limit('register address', 5, HOUR),
  deliver: limit('deliver address', 10, HOUR),
  otpVerify: limit('otp address', 20, MINUTE),
  links: limit('links address', 20, MINUTE),
  socialStart: limit('social start address', 20, MINUTE),
  social: limit('social address', 20, MINUTE),
  tvCreate: limit('tv create address', 30, HOUR),
  tvPoll: limit('tv poll address', 120, MINUTE),
  refresh: limit('refresh address', 120, MINUTE),
};

/** By the e-mail address or phone of the sign-up. */
export const REGISTER_LIMIT = limit('register destination', 3, DAY);

/** By the destination of a code or link; all must allow it. */
export const DELIVERY_LIMITS = [
  limit('deliver soon', 1, RESEND_SECONDS),
  limit('deliver quarter', 3, 15 * MINUTE),
  limit('deliver day', 5, DAY),
];

/** By the destination of a password reset: an unknown name has no account to count by (SEC-9). */
export const RESET_LIMITS = [
  limit('reset soon', 1, RESEND_SECONDS),
  limit('reset hour', 3, HOUR),
  limit('reset day', 10, DAY),
];

/** Text messages cost money: limits by country (the first digits of the number) and for all numbers together. */
export const SMS_LIMITS = { prefix: limit('sms prefix', 100, HOUR), all: limit('sms', 2000, DAY) };
export const SMS_PREFIX_DIGITS = 3;

/** By session. */
export const SESSION_LIMITS = {
  profiles: limit('profiles', 60, MINUTE),
  profileAdd: limit('profile add', 20, HOUR),
  userInfo: limit('user info', 20, HOUR),
  signOut: limit('sign out', 60, MINUTE),
};

/** Data exports of an account. */
export const EXPORT_LIMIT = limit('export', 5, HOUR);

/** Mails to an account with the way to its data export. */
export const EXPORT_MAIL_LIMIT = limit('export mail', 1, 10 * MINUTE);

/** Searches for accounts by somebody of the staff. */
export const STAFF_SEARCH_LIMIT = limit('staff search', 300, HOUR);

/** Attempts to join a family, successful or not. */
export const FAMILY_JOIN_LIMIT = limit('family join', 5, HOUR);

/** Attempts at the PIN of a profile. */
export const PIN_LIMIT = limit('pin', 5, 15 * MINUTE);

/** Attempts to log in with one name since the last success. They only cause delays: there is no hard lock. */
export const LOGIN_ATTEMPTS = limit('login attempts', Number.MAX_SAFE_INTEGER, HOUR);

/** From this many attempts on, login requires a bot check, and a mail warns the owner once a day. */
export const MANY_ATTEMPTS = 20;
export const MANY_NOTICE = limit('login notice', 1, DAY);

const FREE_ATTEMPTS = 5;
const LONGEST_DELAY = 30;

/** From the fifth failed attempt on, one attempt per 1, 2, 4 ... 30 seconds; null before. */
export function loginDelay(attempts: number): Limit | null {
  if (attempts < FREE_ATTEMPTS) return null;
  return limit('login delay', 1, Math.min(LONGEST_DELAY, 2 ** (attempts - FREE_ATTEMPTS)));
}
