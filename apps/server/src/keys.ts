import {
  keyIdOf,
  type KeyRing,
  type Log,
  type SecretName,
  type Secrets,
  type TokenKeys,
} from '@kandil/api';
import { createPrivateKey, createPublicKey } from 'node:crypto';

/** The product's keys. Of a ring, the first signs and all are accepted. */
export interface Keys {
  tokens: TokenKeys;
  /** Sign media addresses; the newest first. */
  media: { id: string; secret: string }[];
  /** Derives one-time codes and links. */
  codes: KeyRing;
  /** Signs puzzles of the bot check. */
  botChecks: KeyRing;
  /** Signs links in mails: to the files of support tickets, and to the end of optional mails. */
  mailLinks: KeyRing;
  /** Signs messages to push services (RFC 8292): a P-256 point and its scalar, in base64url. Browsers subscribe to it. */
  push: { publicKey: string; privateKey: string };
  /** Authenticates calls between services. */
  services: KeyRing;
}

export function openKeys(secret: Secrets): Keys {
  const tokenKeys = secret('access-tokens');
  return {
    tokens: { privateKey: tokenKeys[0], publicKeys: publicKeysOf(tokenKeys) },
    media: secret('media-addresses').map((key) => ({ id: keyIdOf(key), secret: key })),
    codes: secret('codes'),
    botChecks: secret('bot-checks'),
    mailLinks: secret('support-files'),
    push: pushKeysOf(secret('push')[0]),
    services: secret('services'),
  };
}

/** By key id. */
const publicKeysOf = (ring: KeyRing): Map<string, string> =>
  new Map(ring.map(publicKeyOf).map((key) => [keyIdOf(key), key]));

/** The ids of a ring as tokens, media addresses and the log name its keys; that of a session is its public key's. */
export const keyIdsOf = (name: SecretName, ring: KeyRing): string[] =>
  name === 'access-tokens' ? [...publicKeysOf(ring).keys()] : ring.map(keyIdOf);

/** Says that another node signs with a key that this one lacks, once per key. */
export function warnOfUnknownKeys(log: Log): (keyId: string) => void {
  const named = new Set<string>();
  return (keyId) => {
    // A forged token may name any key.
    if (named.has(keyId) || named.size >= MOST_NAMED) return;
    named.add(keyId);
    log.warn(
      { keyId },
      'an access token is signed with a key that this node does not have: before a node signs with a new key, every node ' +
        'must accept it (`access-tokens.next`)',
    );
  };
}

const MOST_NAMED = 10;

const publicKeyOf = (privateKey: string): string =>
  createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' });

function pushKeysOf(privateKey: string): Keys['push'] {
  const { x = '', y = '', d = '' } = createPrivateKey(privateKey).export({ format: 'jwk' });
  const point = [Buffer.of(4), ...[x, y].map((part) => Buffer.from(part, 'base64url'))];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}
