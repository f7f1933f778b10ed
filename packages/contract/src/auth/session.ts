import * as z from 'zod/mini';
import { call } from '../call.ts';
import { anyValue, captcha, email, msisdn, text } from '../fields.ts';
import * as entity from './entities.ts';

const password = () => z.string().check(z.minLength(1), z.maxLength(128));

/** One operation, three addresses (SPEC-D13). Either `email` or `msisdn`. */
export const login = call({
  name: 'auth.login',
  service: 'auth',
  method: 'POST',
  paths: ['/public/login', '/v4/login', '/auth/login'],
  access: 'public',
  query: z.object({ returnNewUserModel: anyValue() }),
  body: z.object({
    email: z.optional(email()),
    msisdn: z.optional(msisdn()),
    password: password(),
    gRecaptchaResponse: captcha(),
    captchaToken: captcha(),
    returnNewUserModel: anyValue(),
    /** Keeps the refresh cookie for 365 days (LOGIN-10). */
    rememberMe: z.optional(z.boolean()),
  }),
  data: entity.tokenInfo,
  errors: ['WRONG_CREDENTIALS', 'ACCOUNT_DISABLED', 'BOT_CHECK_FAILED'],
});

export const logout = call({
  name: 'auth.logout',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/logout'],
  access: 'public',
  body: z.object({ platform: z.optional(text(32)) }),
  data: z.null(),
});

/** New tokens for a refresh token; platform web sends none, the HttpOnly cookie carries it (SPEC-D21). */
export const refreshToken = call({
  name: 'auth.refreshToken',
  service: 'auth',
  method: 'POST',
  paths: ['/public/refresh-token'],
  access: 'public',
  body: z.object({ token: z.optional(z.string().check(z.maxLength(512))) }),
  data: entity.tokenInfo,
  errors: ['SESSION_ENDED', 'REFRESH_REUSED'],
});

export const config = call({
  name: 'auth.config',
  service: 'auth',
  method: 'GET',
  paths: ['/config'],
  access: 'public',
  cache: 'public',
  data: entity.config,
});

/** A puzzle for the built-in bot check; its solution goes into `gRecaptchaResponse`. Each serves once. */
export const botChallenge = call({
  name: 'auth.botChallenge',
  service: 'auth',
  method: 'GET',
  paths: ['/public/bot-challenge'],
  access: 'public',
  own: true,
  query: z.object({ action: z.enum(entity.BOT_ACTIONS) }),
  data: z.object({
    /** An ALTCHA challenge (v2) as JSON text. */
    challenge: z.string(),
  }),
});

export const sessionList = call({
  name: 'auth.sessionList',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/sessions'],
  access: 'member',
  own: true,
  data: z.array(entity.session),
});

export const sessionEnd = call({
  name: 'auth.sessionEnd',
  service: 'auth',
  method: 'DELETE',
  paths: ['/auth/sessions/:id'],
  access: 'member',
  own: true,
  params: z.object({ id: z.uuid() }),
  data: z.object({ id: z.string() }),
  errors: ['KIDS_PROFILE'],
});

/** Signs out everywhere else; with `current` here too. */
export const sessionEndAll = call({
  name: 'auth.sessionEndAll',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/sessions/end-all'],
  access: 'member',
  own: true,
  body: z.object({ current: z._default(z.boolean(), false) }),
  data: z.object({ ended: z.number() }),
  errors: ['KIDS_PROFILE'],
});
