import * as z from 'zod/mini';
import { call } from '../call.ts';
import { anyValue, captcha, optionalEmail, optionalMsisdn, text } from '../fields.ts';
import * as entity from './entities.ts';
import { LEAVING_ERRORS, leavingProof } from './leaving.ts';

const password = () => z.string().check(z.minLength(1), z.maxLength(128));

/** One operation, three addresses (SPEC-D13). Either `email` or `msisdn`. */
export const login = call({
  name: 'auth.login',
  service: 'auth',
  method: 'POST',
  paths: ['/public/login', '/v4/login', '/auth/login'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  refreshes: false,
  query: z.object({ returnNewUserModel: anyValue() }),
  body: z.object({
    email: optionalEmail(),
    msisdn: optionalMsisdn(),
    password: password(),
    gRecaptchaResponse: captcha(),
    captchaToken: captcha(),
    returnNewUserModel: anyValue(),
    /** Keeps the refresh cookie for 365 days (LOGIN-10). */
    rememberMe: z.optional(z.boolean()),
  }),
  data: entity.tokenInfo,
  errors: ['WRONG_CREDENTIALS', 'ACCOUNT_DISABLED', 'BOT_CHECK_FAILED', 'BUSY'],
});

export const logout = call({
  name: 'auth.logout',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/logout'],
  access: 'public',
  limit: 'by-service',
  session: 'lenient',
  halfOpen: true,
  refreshes: false,
  body: z.object({ ...leavingProof, platform: z.optional(text(32)) }),
  data: z.null(),
  errors: [...LEAVING_ERRORS, 'FORBIDDEN'],
});

/** New tokens for a refresh token; platform web sends none, the HttpOnly cookie carries it (SPEC-D21). */
export const refreshToken = call({
  name: 'auth.refreshToken',
  service: 'auth',
  method: 'POST',
  paths: ['/public/refresh-token'],
  access: 'public',
  limit: 'by-service',
  session: 'ignored',
  refreshes: false,
  body: z.object({ token: z.optional(z.string().check(z.maxLength(512))) }),
  data: entity.tokenInfo,
  errors: ['SESSION_ENDED', 'REFRESH_REUSED', 'FORBIDDEN'],
});

export const config = call({
  name: 'auth.config',
  service: 'auth',
  method: 'GET',
  paths: ['/config'],
  access: 'public',
  cache: 'public',
  limit: 'by-service',
  data: entity.config,
});

/** A puzzle for the built-in bot check; its solution goes into `gRecaptchaResponse`. Each works once. */
export const botChallenge = call({
  name: 'auth.botChallenge',
  service: 'auth',
  method: 'GET',
  paths: ['/public/bot-challenge'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  own: true,
  query: z.object({ action: z.enum(entity.BOT_ACTIONS) }),
  data: z.object({
    /** An ALTCHA challenge (v2) as JSON text. */
    challenge: z.string(),
  }),
  errors: ['NOT_FOUND'],
});
