import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../startup-error.ts';
import { SECRET_NAMES, SECRETS, type SecretName } from './names.ts';

/**
 * Writes a new key into a file that only this user may read, unless there is one. Processes that start together get the
 * same key: a file appears complete, and the first one wins.
 *
 * @param end of the file's name: `.next` writes a successor
 * @returns whether the key is new
 */
export function generateSecret(folder: string, name: SecretName, end: '' | '.next' = ''): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name + end);
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(temporary, SECRETS[name].make(), { mode: 0o600, flush: true });
  try {
    linkSync(temporary, file); // unlike a rename, it never replaces one that is there
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(temporary);
  }
}

/** Generates the keys that a folder lacks. @returns their names */
export const generateSecrets = (folder: string): SecretName[] =>
  SECRET_NAMES.filter((name) => generateSecret(folder, name));
