import { createHmac, randomBytes } from 'node:crypto';

/** 256 random bits in base64url, for URLs and cookies. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

export function newSeed(): Buffer {
  return randomBytes(32);
}

/**
 * The successor of a token. It needs the token, which only the client has, and the seed, which only the database has.
 * So it can be computed again for a client that repeats its request, and by nobody else.
 */
export function successorOf(token: string, seed: Buffer): string {
  return createHmac('sha256', seed).update(token).digest('base64url');
}
