import * as z from 'zod/mini';
import { call } from '../call.ts';
import { code, email, text } from '../fields.ts';

export const landing = call({
  name: 'partner.landing',
  service: 'partner',
  method: 'GET',
  paths: ['/v1/landing/:slug'],
  access: 'public',
  cache: 'public',
  params: z.object({ slug: code() }),
  data: z.object({
    slug: z.string(),
    title: z.string(),
    subTitle: z.string(),
    description: z.string(),
    imageUrl: z.nullable(z.string()),
    actionText: z.nullable(z.string()),
    promoCode: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
});

/** Mails a link to sign up. */
export const registerRequest = call({
  name: 'partner.registerRequest',
  service: 'partner',
  method: 'POST',
  paths: ['/register-request'],
  access: 'public',
  session: 'ignored',
  body: z.object({ email: email(), channel: text(32, 1) }),
  /** The same for every address: whether it has an account is not revealed. */
  data: z.null(),
});
