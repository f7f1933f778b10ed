import { createHmac } from 'node:crypto';
import { type KeyRing, matchesSecret } from '../../../platform/secrets/index.ts';

/** Days for which a mailed link opens the file of a ticket. */
export const LINK_DAYS = 30;
const DAY = 24 * 3_600_000;

const TOKEN = /^(?<claims>(?<id>[0-9a-f-]{36})\.(?<expiry>\d{10,11}))\.(?<proof>[\w-]{43})$/;

const proofOf = (claims: string, key: string): string =>
  createHmac('sha256', key).update(`support file ${claims}`).digest('base64url');

/** The token of a link to the file of a ticket: `id.exp.mac`, `exp` in seconds since 1970. */
export function fileToken(ticketId: string, now: number, [key]: KeyRing): string {
  const claims = `${ticketId}.${Math.floor((now + LINK_DAYS * DAY) / 1000)}`;
  return `${claims}.${proofOf(claims, key)}`;
}

/** The ticket whose file a token opens now; null for a token that is forged, damaged or expired. */
export function ticketOfToken(token: string, now: number, ring: KeyRing): string | null {
  const { claims = '', id = null, expiry, proof = '' } = TOKEN.exec(token)?.groups ?? {};
  if (!ring.some((key) => matchesSecret(proof, proofOf(claims, key)))) return null;
  return now < Number(expiry) * 1000 ? id : null;
}
