import * as z from 'zod/mini';
import { call } from '../call.ts';
import { email, languageCode, text } from '../fields.ts';

/**
 * Queues a mail with a link that opens sign-up with the address and the channel filled in; the same for every address,
 * with and without an account. False if the text is not an e-mail address. The caller limits how often.
 */
export const mailSignUp = call({
  name: 'auth.mailSignUp',
  service: 'auth',
  method: 'POST',
  paths: ['/mail-sign-up'],
  access: 'service',
  body: z.object({
    email: email(),
    channel: text(32, 1),
    language: languageCode(),
    /** Of the offer that was shown, so that the link carries it to the quote (SPEC-D55). */
    promoCode: z.optional(text(64, 1)),
  }),
  data: z.boolean(),
});
