import * as z from 'zod/mini';

/** Google's base URL of `api.js` and `api/siteverify`. */
export const RECAPTCHA_URL = 'https://www.google.com/recaptcha';

/** Answer of `siteverify` (reCAPTCHA v3). */
export const verdict = z.object({
  success: z.boolean(),
  /** 0 is surely a program, 1 surely a person. */
  score: z.optional(z.number()),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});
export type Verdict = z.output<typeof verdict>;
