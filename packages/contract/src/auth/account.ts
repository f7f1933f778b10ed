import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  anyValue,
  captcha,
  email,
  linkToken,
  optionalEmail,
  optionalMsisdn,
  otp,
  password,
  text,
  token,
} from '../fields.ts';
import * as entity from './entities.ts';

/** One operation, two addresses; `confirmPassword` is the public variant's name for `repeatPassword` (ENTITY-11). */
export const register = call({
  name: 'auth.register',
  service: 'auth',
  method: 'POST',
  paths: ['/public/register', '/v4/register'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  query: z.object({ returnNewUserModel: anyValue(), referenceCode: z.optional(text(64)) }),
  body: z.object({
    fullName: text(64, 1),
    email: optionalEmail(),
    msisdn: optionalMsisdn(),
    password: password(),
    repeatPassword: z.optional(text(128)),
    confirmPassword: z.optional(text(128)),
    channel: z._default(text(32), 'WEB'),
    reference: z.optional(text(64)),
    referenceCode: z.optional(text(64)),
    gRecaptchaResponse: captcha(),
    captchaToken: captcha(),
  }),
  data: entity.tokenInfo,
  errors: ['REGISTRATION_CLOSED', 'EMAIL_TAKEN', 'PHONE_TAKEN', 'BOT_CHECK_FAILED', 'BUSY'],
});

/** Details of the logged-in user; also answers while a one-time code is due. */
export const userDetail = call({
  name: 'auth.userDetail',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/userDetail'],
  access: 'member',
  limit: 'by-service',
  halfOpen: true,
  needsToken: true,
  data: entity.account,
});

export const user = call({
  name: 'auth.user',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/user'],
  access: 'member',
  limit: 'by-service',
  data: entity.account,
});

export const userInfo = call({
  name: 'auth.userInfo',
  service: 'auth',
  method: 'POST',
  paths: ['/v2/auth/user-info'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  body: z.object({
    fullName: z.optional(text(64, 1)),
    email: optionalEmail(),
    msisdn: optionalMsisdn(),
    countryCode: z.optional(text(2, 2)),
  }),
  data: entity.account,
  errors: ['EMAIL_TAKEN', 'PHONE_TAKEN', 'COUNTRY_LIMIT'],
});

/** Changes the address, or resends the verification if it is the same (SPEC-D29). */
export const emailUpdate = call({
  name: 'auth.emailUpdate',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/email-update'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  body: z.object({ email: email() }),
  data: z.object({ email: z.string() }),
  errors: ['EMAIL_TAKEN'],
});

/** Drops the address that waits to be confirmed: its link opens nothing any more. */
export const emailUpdateCancel = call({
  name: 'auth.emailUpdateCancel',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/email-update/cancel'],
  own: true,
  access: 'member',
  kids: false,
  limit: 'by-service',
  body: z.object({}),
  data: z.null(),
  errors: [],
});

export const emailVerify = call({
  name: 'auth.emailVerify',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/user/email-verify/validate-token'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  body: z.object({ token: linkToken() }),
  data: z.object({ email: z.string() }),
  errors: ['LINK_DAMAGED', 'LINK_EXPIRED', 'EMAIL_TAKEN'],
});

/**
 * Sends a new link to an address that waits to be verified, for visitors whose link does not work. The answer is the
 * same for every address.
 */
export const emailLinkSend = call({
  name: 'auth.emailLinkSend',
  service: 'auth',
  method: 'POST',
  paths: ['/public/email-verify/send-link'],
  own: true,
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  body: z.object({ email: email(), gRecaptchaResponse: captcha(), captchaToken: captcha() }),
  data: z.object({ email: z.string() }),
  errors: ['BOT_CHECK_FAILED'],
});

const destination = {
  msisdn: optionalMsisdn(),
  email: optionalEmail(),
  token: z.optional(token()),
};

/**
 * Sends a one-time code to the account of the half-open session or of `token`. A member with a full session who
 * gives `msisdn` gets it on that phone, which becomes the account's once the code is entered.
 */
export const otpSend = call({
  name: 'auth.otpSend',
  service: 'auth',
  method: 'POST',
  paths: ['/public/otp-send', '/v2/user/send-otp'],
  access: 'public',
  limit: 'by-service',
  halfOpen: true,
  body: z.object(destination),
  data: z.object({ destination: z.string(), retryAfter: z.number(), length: z.number() }),
  errors: ['PHONE_TAKEN', 'KIDS_PROFILE', 'LOGIN_REQUIRED'],
});

/**
 * Checks the code and, for a new account, opens the full session. For a member's phone the session continues: a new
 * access token, and the same refresh token.
 */
export const otpVerify = call({
  name: 'auth.otpVerify',
  service: 'auth',
  method: 'POST',
  paths: ['/public/otp-verify', '/v2/user/verify'],
  access: 'public',
  limit: 'by-service',
  halfOpen: true,
  refreshes: false,
  body: z.object({ ...destination, otp: otp(), rememberMe: z.optional(z.boolean()) }),
  data: entity.tokenInfo,
  errors: [
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_USED_UP',
    'PHONE_TAKEN',
    'KIDS_PROFILE',
    'LOGIN_REQUIRED',
  ],
});

export const countryList = call({
  name: 'auth.countryList',
  service: 'auth',
  method: 'GET',
  paths: ['/country/list'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  keep: 0,
  carries: 'countries',
  data: z.array(entity.country),
});

export const inviteSocialLinks = call({
  name: 'auth.inviteSocialLinks',
  part: 'referral',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/invite-social-links'],
  access: 'member',
  limit: 'by-service',
  priority: 'extra',
  data: entity.invitationLinks,
});
