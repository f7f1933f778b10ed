import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, StartupError } from './startup-error.ts';

/** 256 random bits as text. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

const LEAST_CHARACTERS = 32;

/** Compares in constant time. An empty secret matches nothing: it would let everyone in. */
export function matchesSecret(given: string, secret: string): boolean {
  const [left, right] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return secret !== '' && left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/**
 * Secrets that the product generates at its first start, so that it needs no configuration: one file each, in a
 * folder that only this user may read. Processes that start together get the same secret: a file appears complete, and
 * the first one wins. Nodes on several machines get theirs from the configuration.
 *
 * @returns a function that reads a secret by name and generates a missing one
 * @throws StartupError for a file that is empty or too short: anyone could sign with such a key
 */
export function openSecrets(folder: string): (name: string, make?: () => string) => string {
  return (name, make = randomSecret) => {
    const file = join(folder, name);
    try {
      return readSecret(file);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
    }
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const temporary = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(temporary, make(), { mode: 0o600, flush: true });
    try {
      linkSync(temporary, file); // unlike a rename, it never replaces one that is there
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(temporary);
    }
    return readSecret(file);
  };
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8');
  if (secret.trim().length >= LEAST_CHARACTERS) return secret;
  const problem = secret.trim() === '' ? 'empty' : `shorter than ${LEAST_CHARACTERS} characters`;
  throw new StartupError(
    `The key file ${file} is ${problem}. Restore it from a backup, or delete it: the next start ` +
      'generates a new key, and what the old one signed (sessions, codes, media addresses) is invalid.',
  );
}
