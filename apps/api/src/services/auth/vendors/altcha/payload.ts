import * as z from 'zod/mini';

const hex = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[0-9a-f]+$/));

/** The response of a client: the challenge and its solution. The signed fields must stay as they were. */
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

/** Parses a response: JSON in base64, as ALTCHA's widget sends it. Null if it is invalid. */
export function readPayload(response: string | undefined): SolvedChallenge | null {
  if (!response) return null;
  try {
    const parsed = payload.safeParse(JSON.parse(Buffer.from(response, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // invalid JSON
  }
}
