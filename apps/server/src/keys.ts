import { type Platform, StartupError, type TokenKeys } from '@kandil/api';
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

/** The product's keys, generated at the first start and stored in the data folder. */
export interface Keys {
  tokens: TokenKeys;
  /** Sign media addresses; the newest first. */
  media: { id: string; secret: string }[];
  /** Derives one-time codes and links. */
  codes: string;
  /** Signs puzzles of the bot check. */
  botChecks: string;
  /** Signs links in mails: to the files of support tickets, and to the end of optional mails. */
  mailLinks: string;
  /** Signs messages to push services (RFC 8292): a P-256 point and its scalar, in base64url. Browsers subscribe to it. */
  push: { publicKey: string; privateKey: string };
  /** Authenticates calls between services. */
  services: string;
}

function newTokenKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
}

export function openKeys(secret: Platform['secret']): Keys {
  const privateKey = secret('access-tokens', newTokenKey);
  const publicKey = publicKeyOf(privateKey);
  return {
    tokens: { privateKey, publicKey },
    media: [{ id: 'k1', secret: secret('media-addresses') }],
    codes: secret('codes'),
    botChecks: secret('bot-checks'),
    mailLinks: secret('support-files'),
    push: pushKeysOf(secret('push', newPushKey)),
    services: secret('services'),
  };
}

/** @throws StartupError for a file that is not the private key that the product wrote */
function publicKeyOf(privateKey: string): string {
  try {
    const key = createPrivateKey(privateKey);
    if (key.asymmetricKeyType === 'ed25519')
      return createPublicKey(key).export({ type: 'spki', format: 'pem' });
  } catch {
    // The same sentence for text that is no key.
  }
  throw new StartupError(
    'The key file secrets/access-tokens in the data folder holds no Ed25519 private key. Restore it from a ' +
      'backup, or delete it: the next start generates a new key, and everyone must log in again.',
  );
}

function newPushKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' });
}

/** @throws StartupError for a file that is not the private key that the product wrote */
function pushKeysOf(privateKey: string): Keys['push'] {
  try {
    const { crv, x = '', y = '', d = '' } = createPrivateKey(privateKey).export({ format: 'jwk' });
    const [horizontal, vertical] = [x, y].map((part) => Buffer.from(part, 'base64url'));
    if (crv === 'P-256' && horizontal && vertical)
      return {
        publicKey: Buffer.concat([Buffer.of(4), horizontal, vertical]).toString('base64url'),
        privateKey: d,
      };
  } catch {
    // The same sentence for text that is no key.
  }
  throw new StartupError(
    'The key file secrets/push in the data folder holds no P-256 private key. Restore it from a backup, or delete it: ' +
      'the next start generates a new key, and everyone must turn notifications on again.',
  );
}
