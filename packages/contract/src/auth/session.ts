import * as z from 'zod/mini';
import { call } from '../call.ts';
import { captcha, email, msisdn, text } from '../fields.ts';
import * as entity from './entities.ts';

const password = () => z.string().check(z.minLength(1), z.maxLength(128));
const flag = () =>
  z.optional(z.union([z.boolean(), z.literal('true'), z.literal('false'), z.literal('')]));

/** One operation, three addresses (decision 13). Either `email` or `msisdn`. */
export const login = call({
  name: 'auth.login',
  service: 'auth',
  method: 'POST',
  paths: ['/public/login', '/v4/login', '/auth/login'],
  access: 'public',
  query: z.object({ returnNewUserModel: flag() }),
  body: z.object({
    email: z.optional(email()),
    msisdn: z.optional(msisdn()),
    password: password(),
    gRecaptchaResponse: captcha(),
    captchaToken: captcha(),
    returnNewUserModel: flag(),
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

/** New tokens for a refresh token; platform web sends none, the HttpOnly cookie carries it (decision 21). */
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

const social = {
  accessToken: text(8192, 1),
  mediaType: z.enum(entity.MEDIA_TYPES),
  fullName: z.optional(text(64)),
  gRecaptchaResponse: captcha(),
  captchaToken: captcha(),
  referenceCode: z.optional(text(64)),
  reference: z.optional(text(64)),
};

export const socialLogin = call({
  name: 'auth.socialLogin',
  service: 'auth',
  method: 'POST',
  paths: ['/public/login/social-media', '/v3/login/social-media'],
  access: 'public',
  body: z.object(social),
  data: entity.tokenInfo,
  errors: ['SOCIAL_REFUSED', 'PROOF_REQUIRED', 'BOT_CHECK_FAILED'],
});

export const socialRegister = call({
  name: 'auth.socialRegister',
  service: 'auth',
  method: 'POST',
  paths: ['/public/register/social-media', '/v3/register/social-media'],
  access: 'public',
  body: z.object(social),
  data: entity.tokenInfo,
  errors: ['SOCIAL_REFUSED', 'PROOF_REQUIRED', 'BOT_CHECK_FAILED'],
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
