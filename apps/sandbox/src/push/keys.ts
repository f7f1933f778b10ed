import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser (RFC 8291): its private key stays with it. */
export interface BrowserKeys {
  privateKey: string;
  /** Public point, uncompressed, in base64url. */
  p256dh: string;
  /** Shared secret of 16 bytes, in base64url. */
  auth: string;
}

export function newBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    privateKey: pair.getPrivateKey('base64url'),
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

const SALT = 16;
const HEADER = SALT + 4 + 1;
const TAG = 16;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/**
 * Decrypts a message as a browser does: one record of `aes128gcm` (RFC 8188) with keys from both parties (RFC 8291).
 * @throws Error for any other body
 */
export function decrypt(body: Buffer, { privateKey, p256dh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT);
  const recordSize = body.readUInt32BE(SALT);
  const sender = body.subarray(HEADER, HEADER + body.readUInt8(SALT + 4));
  const record = body.subarray(HEADER + sender.length);
  if (record.length > recordSize) throw new Error('a message has one record');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(p256dh, 'base64url'),
    sender,
  ]);
  const secret = derive(pair.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('the last record ends with 2');
  return padded.subarray(0, end).toString('utf8');
}
