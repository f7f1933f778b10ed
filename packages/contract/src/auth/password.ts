import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  captcha,
  linkToken,
  optionalEmail,
  optionalMsisdn,
  otp,
  password,
  token,
} from '../fields.ts';
import * as entity from './entities.ts';

export const forgotPassword = call({
  name: 'auth.forgotPassword',
  service: 'auth',
  method: 'POST',
  paths: ['/public/forgot-password', '/v4/forgot-password'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  body: z.object({
    email: optionalEmail(),
    msisdn: optionalMsisdn(),
    gRecaptchaResponse: captcha(),
    captchaToken: captcha(),
  }),
  /** `token` identifies the request for the OTP variant and alone resets nothing. Unknown accounts get one too. */
  data: z.object({ token: z.string(), retryAfter: z.number(), length: z.number() }),
  errors: ['BOT_CHECK_FAILED'],
});

export const forgotPasswordVerifyOtp = call({
  name: 'auth.forgotPasswordVerifyOtp',
  service: 'auth',
  method: 'POST',
  paths: ['/public/forgot-password/otp-verify', '/v4/forgot-password/verify-otp'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  body: z.object({ token: z.optional(token()), msisdn: optionalMsisdn(), otp: otp() }),
  data: z.object({ token: z.string() }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED_UP'],
});

export const forgotPasswordValidateToken = call({
  name: 'auth.forgotPasswordValidateToken',
  service: 'auth',
  method: 'POST',
  paths: ['/v2/user/password/validate-token-pass'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  body: z.object({ token: linkToken() }),
  /** `isDone`: the token has set a password. */
  data: z.object({ email: z.nullable(z.string()), isDone: z.boolean() }),
  errors: ['LINK_DAMAGED', 'LINK_EXPIRED'],
});

export const forgotPasswordReset = call({
  name: 'auth.forgotPasswordReset',
  service: 'auth',
  method: 'POST',
  paths: ['/public/forgot-password/reset-password', '/v4/forgot-password/reset'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  body: z.object({ password: password(), token: linkToken() }),
  data: z.null(),
  errors: ['LINK_DAMAGED', 'LINK_EXPIRED', 'BUSY'],
});

export const updatePassword = call({
  name: 'auth.updatePassword',
  service: 'auth',
  method: 'POST',
  paths: ['/v2/auth/update-password'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  body: z.object({
    currentPassword: z.string().check(z.minLength(1), z.maxLength(128)),
    newPassword: password(),
  }),
  data: entity.tokenInfo,
  errors: ['WRONG_PASSWORD', 'PASSWORD_MISSING', 'BUSY'],
});
