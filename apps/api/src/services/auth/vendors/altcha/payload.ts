import * as z from 'zod/mini';

const hex = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[0-9a-f]+$/));

/** What a client sends back: the challenge as it got it, and its solution. Fields the signature covers stay as they came. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      expiresAt: z.number(),
      data: z.object({ action: z.string() }),
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex(64),
      salt: hex(64),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: hex(128),
      keySignature: hex(128),
    }),
    signature: hex(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex(128) }),
});

export type SolvedChallenge = z.output<typeof payload>;

/** Reads a response: JSON in base64, as ALTCHA's own widget sends it. Null for anything else. */
export function readPayload(response: string | undefined): SolvedChallenge | null {
  if (!response) return null;
  try {
    const parsed = payload.safeParse(JSON.parse(Buffer.from(response, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // no JSON
  }
}
