import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
  statfsSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { StartupError, errorCode } from '../startup-error.ts';

const MIB = 1024 * 1024;
/** A new database takes 56 MB and grows its log at once; an existing one needs space to recover and to stop. */
const NEEDED = { fresh: 192 * MIB, existing: 48 * MIB };

/** Creates the data folder if it is missing. @throws StartupError for a folder that cannot work or would do harm */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(folder), { code: 'EEXIST' });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw describeFolderError(folder, error);
  }
}

/** Not `recursive`: in a folder that cannot hold another one (/proc), Node would retry for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error; // another process was first
  }
}

/** Refuses to start on a nearly full disk: a database that cannot write its log would stop later. */
export function requireFreeSpace(folder: string, state: keyof typeof NEEDED): void {
  const free = freeBytes(folder);
  const needed = NEEDED[state];
  if (free >= needed) return;
  throw new StartupError(
    `The disk of ${folder} is full: ${Math.floor(free / MIB)} MB are free and ${needed / MIB} MB are needed. ` +
      'Nothing was changed; free some space and start again.',
  );
}

/** Bytes an ordinary user may still write on the disk of a folder (SEC-25: readiness watches it). */
export function freeBytes(folder: string): number {
  const disk = statfsSync(folder);
  return disk.bavail * disk.bsize;
}

/** The error for a folder that cannot be read, written or created. */
export function describeFolderError(folder: string, error: unknown): StartupError {
  const code = errorCode(error);
  const reasons: Record<string, string> = {
    EACCES: 'this user has no permission to write there',
    EPERM: 'this user has no permission to write there',
    EROFS: 'it is on a read-only disk',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    ENOENT: 'folders cannot be made there',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'there is a file of that name',
  };
  const reason = reasons[code] ?? (code || String(error));
  const verb = existsSync(folder) ? 'used' : 'made';
  return new StartupError(
    `The data folder ${folder} cannot be ${verb}: ${reason}. Choose another with KANDIL_DATA_DIR.`,
    { cause: error },
  );
}

/** Flushes the names in a folder to the disk: what was renamed there survives a power cut. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // folders cannot be opened there
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
