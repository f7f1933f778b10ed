import { createHmac } from 'node:crypto';
import { type KeyRing, matchesSecret } from '../../../platform/secrets/index.ts';

/** Days for which a mailed link opens the file of a ticket. */
export const LINK_DAYS = 30;
const DAY = 24 * 3_600_000;

const TOKEN = /^(?<claims>(?<id>[0-9a-f-]{36})\.(?<expiry>\d{10,11}))\.(?<proof>[\w-]{43})$/;

const proofOf = (claims: string, key: string): string =>
  createHmac('sha256', key).update(`support file ${claims}`).digest('base64url');

/** How long a link works that staff have just asked for, in milliseconds. */
export const STAFF_LINK_MS = 5 * 60_000;

/**
 * The token of a link to a file: `id.exp.mac`, `exp` in seconds since 1970.
 * @param id of the ticket, or of the later message that it came with
 * @param lifetime milliseconds
 */
export function fileToken(
  id: string,
  now: number,
  [key]: KeyRing,
  lifetime = LINK_DAYS * DAY,
): string {
  const claims = `${id}.${Math.floor((now + lifetime) / 1000)}`;
  return `${claims}.${proofOf(claims, key)}`;
}

/** The ticket or message whose file a token opens now; null for a token that is forged, damaged or expired. */
export function ticketOfToken(token: string, now: number, ring: KeyRing): string | null {
  const { claims = '', id = null, expiry, proof = '' } = TOKEN.exec(token)?.groups ?? {};
  if (!ring.some((key) => matchesSecret(proof, proofOf(claims, key)))) return null;
  return now < Number(expiry) * 1000 ? id : null;
}
