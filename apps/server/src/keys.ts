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
  /** Signs links to the files of support tickets. */
  supportFiles: string;
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
    supportFiles: secret('support-files'),
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
