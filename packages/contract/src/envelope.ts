import * as z from 'zod/mini';

/** The envelope of every answer of every service: exactly these three fields (AUTH-01, ENTITY-57..60). */
export const envelope = z.strictObject({
  message: z.nullable(z.string()),
  data: z.unknown(),
  meta: z.nullable(z.record(z.string(), z.unknown())),
});

export interface Envelope<Data = unknown, Meta = unknown> {
  message: string | null;
  data: Data;
  meta: Meta;
}

/** `meta` of list answers: `offset` and `limit` count rows (SPEC-D17). */
export const listMeta = z.object({ totalCount: z.number(), offset: z.number(), limit: z.number() });
export type ListMeta = z.output<typeof listMeta>;

/** `meta` of error answers. Clients and tests decide on the code, never on the message. */
export const errorMeta = z.object({
  code: z.string(),
  /** Seconds after which the same request may succeed (429, 503). */
  retryAfter: z.optional(z.number()),
  /** The refused fields, each with its error code. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Reference of an unexpected fault in the log. */
  reference: z.optional(z.string()),
  statusDescription: z.optional(z.string()),
  /** How the visitor can prove the ownership of the account (PROOF_REQUIRED). */
  proof: z.optional(
    z.object({
      token: z.string(),
      email: z.string(),
      methods: z.array(z.enum(['password', 'code'])),
    }),
  ),
});
export type ErrorMeta = z.output<typeof errorMeta>;
