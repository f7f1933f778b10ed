import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const secrets = z.object({
  /** Ed25519 keys of the access tokens, PEM. */
  tokenPrivateKey: z.string(),
  tokenPublicKey: z.string(),
  /** HMAC keys of media paths, newest first: two are live at a time. */
  mediaKeys: z.array(z.object({ id: z.string(), secret: z.string() })).min(1),
  /** What one-time codes and links are computed with. */
  codeKey: z.string().min(32),
  /** Opens the calls services make to each other. */
  serviceKey: z.string().min(32),
});
export type Secrets = z.output<typeof secrets>;

function generate(): Secrets {
  const keys = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    tokenPrivateKey: keys.privateKey,
    tokenPublicKey: keys.publicKey,
    mediaKeys: [{ id: 'k1', secret: randomBytes(32).toString('base64url') }],
    codeKey: randomBytes(32).toString('base64url'),
    serviceKey: randomBytes(32).toString('base64url'),
  };
}

/**
 * The product's keys, kept in `secrets.json` of the data folder and made at the first start. Several processes
 * may start at once: the file appears whole, by link, and the first one wins.
 */
export async function openSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  const existing = await readFile(file, 'utf8').catch(() => null);
  if (existing !== null) return secrets.parse(JSON.parse(existing));
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(generate(), null, 2)}\n`, { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return secrets.parse(JSON.parse(await readFile(file, 'utf8')));
}
