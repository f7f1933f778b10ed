import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './startup-error.ts';

/** 256 random bits as text. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Secrets that the product generates at its first start, so that it needs no configuration: one file each, in a
 * folder that only this user may read. Processes that start together get the same secret: a file appears complete, and
 * the first one wins. Nodes on several machines get theirs from the configuration.
 *
 * @returns a function that reads a secret by name and generates a missing one
 */
export function openSecrets(folder: string): (name: string, make?: () => string) => string {
  return (name, make = randomSecret) => {
    const file = join(folder, name);
    try {
      return readFileSync(file, 'utf8');
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
    return readFileSync(file, 'utf8');
  };
}
