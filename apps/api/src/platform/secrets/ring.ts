import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * A key during its life: the first one signs, all of them are accepted. The others are its successor, which every node
 * accepts before one signs with it, and its predecessor, until what it signed has expired.
 */
export type KeyRing = readonly [current: string, ...others: string[]];

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. An empty secret matches nothing: it would let everyone in. */
export function matchesSecret(given: string, secret: string): boolean {
  return secret !== '' && timingSafeEqual(digestOf(given), digestOf(secret));
}

/** Whether the text is one of the keys. */
export const matchesRing = (given: string, ring: KeyRing): boolean =>
  ring.some((key) => matchesSecret(given, key));

/** Names a key without telling it: the first 8 hex digits of its digest. */
export const keyIdOf = (key: string): string => digestOf(key).toString('hex').slice(0, 8);
