import { createHmac, randomBytes } from 'node:crypto';

/** 256 random bits, in the alphabet of URLs and cookies. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

export function newSeed(): Buffer {
  return randomBytes(32);
}

/**
 * The token that follows on another. It needs the token (which only the client has) and the seed (which only the
 * database has), so it can be computed again for a client that repeats itself and by nobody else.
 */
export function successorOf(token: string, seed: Buffer): string {
  return createHmac('sha256', seed).update(token).digest('base64url');
}
