import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { BackupKey } from './key.ts';

const CIPHER = 'aes-256-gcm';
/** The format, then the id of the key. */
const MAGIC = 'KANDIL1 ';
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + KEY_ID_BYTES + NONCE_BYTES;

/** A file that is not what was written: changed, cut off, or another one. */
export class Damage extends Error {}

/** A file that another key encrypted. */
export class OtherKey extends Error {}

/** Its start names the key; a nonce follows, which no other file has. */
const headOf = (key: BackupKey) =>
  Buffer.concat([Buffer.from(MAGIC + key.id), randomBytes(NONCE_BYTES)]);

/** The start and the name of a file are authenticated with its content: a file of another name cannot take its place. */
const boundTo = (head: Uint8Array, name: string) => Buffer.concat([head, Buffer.from(name)]);

/** Encrypts: head, content, tag. */
export async function* seal(
  source: AsyncIterable<Uint8Array>,
  key: BackupKey,
  name: string,
): AsyncGenerator<Buffer> {
  const head = headOf(key);
  const cipher = createCipheriv(CIPHER, key.bytes, head.subarray(-NONCE_BYTES));
  cipher.setAAD(boundTo(head, name));
  yield head;
  for await (const chunk of source) yield cipher.update(chunk);
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts what `seal` made. The content is genuine only if the iteration ends without an error.
 * @throws Damage
 * @throws OtherKey
 */
export async function* unseal(
  source: AsyncIterable<Buffer>,
  key: BackupKey,
  name: string,
): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  let decipher: ReturnType<typeof openWith> | undefined;
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    if (!decipher && rest.length >= HEAD_BYTES) {
      decipher = openWith(rest.subarray(0, HEAD_BYTES), key, name);
      rest = rest.subarray(HEAD_BYTES);
    }
    if (!decipher || rest.length <= TAG_BYTES) continue;
    yield decipher.update(rest.subarray(0, -TAG_BYTES));
    rest = rest.subarray(-TAG_BYTES);
  }
  if (!decipher || rest.length < TAG_BYTES) throw new Damage(`${name} is cut off`);
  try {
    decipher.setAuthTag(rest);
    yield decipher.final();
  } catch (error) {
    throw new Damage(`${name} was changed`, { cause: error });
  }
}

function openWith(head: Buffer, key: BackupKey, name: string) {
  const text = head.toString('latin1');
  if (!text.startsWith(MAGIC)) throw new Damage(`${name} does not begin as a file of a backup`);
  const id = text.slice(MAGIC.length, MAGIC.length + KEY_ID_BYTES);
  if (id !== key.id) throw new OtherKey(`${name} was encrypted with the key ${id}, not ${key.id}`);
  const decipher = createDecipheriv(CIPHER, key.bytes, head.subarray(-NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(boundTo(head, name));
  return decipher;
}
