import { generateKeyPairSync } from 'node:crypto';
import { accessTokens, type TokenKeys } from '../platform/http/access-token.ts';
import type { Entrance } from '../platform/http/entrance.ts';
import type { Edge } from '../platform/http/routes.ts';
import { openUploads } from '../platform/http/uploads.ts';
import { keyIdOf, type KeyRing } from '../platform/secrets/index.ts';
import { silentLog } from '../platform/log.ts';
import { temporaryFolder } from '../platform/testing.ts';
import { roomyDisk } from './undemanding.ts';

/** The key that services of other processes send. */
export const TEST_SERVICE_KEY = 'a key for services that only tests know';
export const TEST_SERVICE_KEYS: KeyRing = [TEST_SERVICE_KEY];

/** Lets everybody in at once. */
const OPEN: Entrance = { passAtOnce: (_, count) => count?.() ?? true, pass: async () => undefined };

/** An edge with its own token keys and without rate limits, where every account is subscribed and no session is a child's. */
export async function testEdge(patch: Partial<Edge> = {}): Promise<Edge> {
  return {
    tokens: patch.tokens ?? (await accessTokens(tokenKeys(), Date.now)),
    serviceKeys: TEST_SERVICE_KEYS,
    log: silentLog,
    secureCookies: false,
    countryHeader: 'x-country',
    entrance: OPEN,
    limit: Object.assign(async () => undefined, { atOnce: () => true }),
    hookLimits: { check: async () => undefined, countRefused: async () => undefined },
    entitlement: async () => 'ALLOWED',
    isChild: async () => false,
    answers: null,
    uploads:
      patch.uploads ?? openUploads({ folder: temporaryFolder(), disk: roomyDisk, perAddress: 100 }),
    ...patch,
  };
}

export function tokenKeys(): TokenKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { privateKey, publicKeys: new Map([[keyIdOf(publicKey), publicKey]]) };
}
