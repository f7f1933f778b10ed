import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^\d{1,64}$/));

/** `GET /debug_token`: the facts about a token. Times are in seconds; 0 means never. */
export const inspected = z.object({
  data: z.object({
    app_id: id,
    is_valid: z.literal(true),
    type: z.literal('USER'),
    user_id: id,
    expires_at: z.number(),
  }),
});

/** `GET /me`; without an e-mail address if the person gave none, or none that Facebook considers valid. */
export const person = z.object({
  id,
  name: z.optional(z.string().check(z.maxLength(500))),
  email: z.optional(z.string().check(z.maxLength(254))),
});
