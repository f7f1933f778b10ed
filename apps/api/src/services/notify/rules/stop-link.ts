import { createHmac } from 'node:crypto';
import { matchesSecret } from '../../../platform/secrets.ts';

const TOKEN = /^(?<id>\d{1,10})\.(?<proof>[\w-]{43})$/;

const proofOf = (profileId: string, key: string): string =>
  createHmac('sha256', key).update(`episode mails ${profileId}`).digest('base64url');

/** The token of a link that turns off a profile's mails about new episodes. It does not expire: old mails keep working. */
export const stopToken = (profileId: number, key: string): string =>
  `${profileId}.${proofOf(String(profileId), key)}`;

/** The profile of a token; null if it is forged or damaged. */
export function profileOfStopToken(token: string, key: string): number | null {
  const { id = '', proof = '' } = TOKEN.exec(token)?.groups ?? {};
  return matchesSecret(proof, proofOf(id, key)) ? Number(id) : null;
}
