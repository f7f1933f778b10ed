import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './startup-error.ts';

/** 256 random bits as text. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Secrets that the product makes for itself at its first start, so that it needs no configuration: one file each, in a
 * folder that only this user may read. Processes that start together get the same one: a file appears whole, and the
 * first to appear counts. Nodes on several machines are given theirs by configuration instead.
 *
 * @returns what reads a secret by its name, making it where there is none
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
