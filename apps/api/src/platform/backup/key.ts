import { keyIdOf } from '../secrets/ring.ts';

const BYTES = 32;

/** The key that encrypts backups. */
export interface BackupKey {
  bytes: Buffer;
  /** Names it without telling it. */
  id: string;
}

/** Reads 32 bytes in base64, as `openssl rand -base64 32` prints them; null for anything else. */
export function parseBackupKey(text: string): BackupKey | null {
  const bytes = Buffer.from(text, 'base64');
  const isKey = bytes.length === BYTES && bytes.toString('base64') === text;
  return isKey ? { bytes, id: keyIdOf(text) } : null;
}
