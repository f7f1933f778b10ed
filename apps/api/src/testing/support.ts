import { createECDH } from 'node:crypto';
import type { NotifyOptions } from '../services/notify/world.ts';
import { PUSH_HOSTS } from '../services/notify/rules/push-services.ts';

/** A VAPID key pair of one run of tests. */
export function pushKeys(): NotifyOptions['push']['keys'] {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  };
}

/** Options of the notify service in tests. */
export const SUPPORT: NotifyOptions = {
  supportEmail: 'support@kandil.test',
  publicOrigin: 'http://localhost:3000',
  controlOrigin: 'http://localhost:3003',
  linkKeys: ['a key for links in mails that only tests know'],
  rateLimitFactor: 10_000,
  push: {
    keys: pushKeys(),
    contact: 'mailto:support@kandil.test',
    hosts: PUSH_HOSTS,
    trusted: [],
  },
};
