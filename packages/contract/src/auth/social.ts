import * as z from 'zod/mini';
import { call } from '../call.ts';
import { captcha, otp, text, token } from '../fields.ts';
import * as entity from './entities.ts';

/**
 * Starts a sign-in with a provider: returns the address for the visitor. It contains a nonce that the provider puts
 * into its answer and that works once; the client stores `state` and compares it with the answer's.
 */
export const socialStart = call({
  name: 'auth.socialStart',
  service: 'auth',
  method: 'POST',
  paths: ['/public/login/social-media/start'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  refreshes: false,
  own: true,
  body: z.object({
    mediaType: z.enum(entity.MEDIA_TYPES),
    /** The provider shows its account chooser, because the visitor has logged out here. */
    askAgain: z.optional(z.boolean()),
  }),
  data: z.object({ url: z.string(), state: z.string() }),
  errors: ['SOCIAL_REFUSED'],
});

/** `created`: the account is new. */
const signedIn = z.object({ created: z.boolean() });

const social = {
  /** The provider's token: an ID token of Google and Apple, an access token of Facebook. */
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
  session: 'ignored',
  limit: 'by-service',
  refreshes: false,
  body: z.object(social),
  data: entity.tokenInfo,
  meta: signedIn,
  errors: [
    'REGISTRATION_CLOSED',
    'SOCIAL_REFUSED',
    'PROOF_REQUIRED',
    'BOT_CHECK_FAILED',
    'ACCOUNT_DISABLED',
  ],
});

export const socialRegister = call({
  name: 'auth.socialRegister',
  service: 'auth',
  method: 'POST',
  paths: ['/public/register/social-media', '/v3/register/social-media'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  refreshes: false,
  body: z.object(social),
  data: entity.tokenInfo,
  meta: signedIn,
  errors: ['REGISTRATION_CLOSED', 'SOCIAL_REFUSED', 'PROOF_REQUIRED', 'BOT_CHECK_FAILED'],
});

const proof = { token: token() };

/** Mails the code that proves the ownership of an account, for a sign-in answered with PROOF_REQUIRED. */
export const socialProofSend = call({
  name: 'auth.socialProofSend',
  service: 'auth',
  method: 'POST',
  paths: ['/public/login/social-media/send-code'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  own: true,
  body: z.object(proof),
  data: z.object({ destination: z.string(), retryAfter: z.number(), length: z.number() }),
  errors: ['LINK_EXPIRED'],
});

/** Proves the ownership with the account's password or the mailed code, links the provider and signs in. */
export const socialProve = call({
  name: 'auth.socialProve',
  service: 'auth',
  method: 'POST',
  paths: ['/public/login/social-media/prove'],
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  own: true,
  body: z.object({ ...proof, password: z.optional(text(128, 1)), otp: z.optional(otp()) }),
  data: entity.tokenInfo,
  errors: ['LINK_EXPIRED', 'WRONG_PASSWORD', 'CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED_UP', 'BUSY'],
});
