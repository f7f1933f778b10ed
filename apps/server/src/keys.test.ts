import { openSecrets, StartupError } from '@kandil/api';
import { createECDH, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openKeys } from './keys.ts';

/** A private key of another kind than the product writes. */
const OTHER_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});

const ED_KEY = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });

test.each([
  ['services', ''],
  ['media-addresses', '\n'],
  ['codes', 'short'],
  ['bot-checks', ''],
  ['access-tokens', ''],
  ['access-tokens', 'a text of more than 32 characters, but no key'],
  ['access-tokens', OTHER_KEY],
  ['push', ''],
  ['push', 'a text of more than 32 characters, but no key'],
  ['push', ED_KEY],
])('the key file %s with the content %j is refused in one sentence', (name, content) => {
  const folder = mkdtempSync(join(tmpdir(), 'kandil-keys-'));
  const secrets = join(folder, 'secrets');
  openKeys(openSecrets({ folder: secrets, generates: true }));
  writeFileSync(join(secrets, name), content);
  const open = () => openKeys(openSecrets({ folder: secrets, generates: true }));
  expect(open).toThrow(StartupError);
  for (const word of [join('secrets', name), 'backup', 'delete']) expect(open).toThrow(word);
  expect(open).toThrow(/^[^\n]+$/);
  rmSync(folder, { recursive: true });
});

test('the push keys are a P-256 pair that stays over restarts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kandil-keys-'));
  const secrets = join(folder, 'secrets');
  const { push } = openKeys(openSecrets({ folder: secrets, generates: true }));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(push.privateKey, 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(push.publicKey);
  expect(openKeys(openSecrets({ folder: secrets, generates: true })).push).toEqual(push);
  rmSync(folder, { recursive: true });
});
