import type { Platform, TokenKeys } from '@kandil/api';
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
  /** Authenticates calls between services. */
  services: string;
}

function newTokenKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
}

export function openKeys(secret: Platform['secret']): Keys {
  const privateKey = secret('access-tokens', newTokenKey);
  const publicKey = createPublicKey(createPrivateKey(privateKey)).export({
    type: 'spki',
    format: 'pem',
  });
  return {
    tokens: { privateKey, publicKey },
    media: [{ id: 'k1', secret: secret('media-addresses') }],
    codes: secret('codes'),
    botChecks: secret('bot-checks'),
    services: secret('services'),
  };
}
