import { createHmac } from 'node:crypto';
import { type KeyRing, matchesSecret } from '../../../platform/secrets/index.ts';

const TOKEN = /^(?<id>\d{1,10})\.(?<proof>[\w-]{43})$/;

const proofOf = (profileId: string, key: string): string =>
  createHmac('sha256', key).update(`episode mails ${profileId}`).digest('base64url');

/** The token of a link that turns off a profile's mails about new episodes. It lives as long as the key. */
export const stopToken = (profileId: number, [key]: KeyRing): string =>
  `${profileId}.${proofOf(String(profileId), key)}`;

/** The profile of a token; null if it is forged or damaged. */
export function profileOfStopToken(token: string, ring: KeyRing): number | null {
  const { id = '', proof = '' } = TOKEN.exec(token)?.groups ?? {};
  return ring.some((key) => matchesSecret(proof, proofOf(id, key))) ? Number(id) : null;
}
