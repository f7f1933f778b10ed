import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^\d{1,64}$/));

/** `GET /debug_token`: what a token is, as the application that asks may know. Times in seconds; 0 is never. */
export const inspected = z.object({
  data: z.object({
    app_id: id,
    is_valid: z.literal(true),
    type: z.literal('USER'),
    user_id: id,
    expires_at: z.number(),
  }),
});

/** `GET /me`; there is no e-mail address where the person gave none, or has none that Facebook holds valid. */
export const person = z.object({
  id,
  name: z.optional(z.string().check(z.maxLength(500))),
  email: z.optional(z.string().check(z.maxLength(254))),
});
