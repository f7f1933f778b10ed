import type { Limit } from '../../../platform/state/index.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A new code or link is sent at the earliest after so many seconds. */
export const RESEND_SECONDS = 60;

const limit = (name: string, points: number, seconds: number): Limit => ({
  name: `auth ${name}`,
  points,
  seconds,
});

/**
 * SEC-12. Every path and variant of one function shares its limits.
 * By client address; `RATE_LIMIT_FACTOR` multiplies these.
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
  refresh: limit('refresh address', 120, MINUTE),
};

/** By the e-mail address or phone that is signed up. */
export const REGISTER_LIMIT = limit('register destination', 3, DAY);

/** By where a code or a link goes to; all must allow. */
export const DELIVERY_LIMITS = [
  limit('deliver soon', 1, RESEND_SECONDS),
  limit('deliver quarter', 3, 15 * MINUTE),
  limit('deliver day', 5, DAY),
];

/** Requests for a new password, by the address they are made for; there is no account to count them by (SEC-9). */
export const RESET_LIMITS = [
  limit('reset soon', 1, RESEND_SECONDS),
  limit('reset hour', 3, HOUR),
  limit('reset day', 10, DAY),
];

/** Text messages cost money: by the first digits of the number, which are its country, and for all together. */
export const SMS_LIMITS = { prefix: limit('sms prefix', 100, HOUR), all: limit('sms', 2000, DAY) };
export const SMS_PREFIX_DIGITS = 3;

/** By session. */
export const SESSION_LIMITS = {
  profiles: limit('profiles', 60, MINUTE),
  profileAdd: limit('profile add', 20, HOUR),
  userInfo: limit('user info', 20, HOUR),
  signOut: limit('sign out', 60, MINUTE),
};

/** Exports of everything that is kept of an account. */
export const EXPORT_LIMIT = limit('export', 5, HOUR);

/** Joining families, whether it succeeds or not. */
export const FAMILY_JOIN_LIMIT = limit('family join', 5, HOUR);

/** Tries at the PIN of a profile. */
export const PIN_LIMIT = limit('pin', 5, 15 * MINUTE);

/** Attempts to log in under one name since the last that succeeded; counted, never refused: there is no hard lock. */
export const LOGIN_ATTEMPTS = limit('login attempts', Number.MAX_SAFE_INTEGER, HOUR);

/** From so many attempts on a bot check is asked for, and the owner is told, once a day. */
export const MANY_ATTEMPTS = 20;
export const MANY_NOTICE = limit('login notice', 1, DAY);

const FREE_ATTEMPTS = 5;
const LONGEST_DELAY = 30;

/** One attempt in 1, 2, 4 ... 30 seconds from the fifth that did not succeed on; null before. */
export function loginDelay(attempts: number): Limit | null {
  if (attempts < FREE_ATTEMPTS) return null;
  return limit('login delay', 1, Math.min(LONGEST_DELAY, 2 ** (attempts - FREE_ATTEMPTS)));
}
