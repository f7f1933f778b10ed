import { constants } from 'node:fs';
import { access, open, readdir, realpath, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, sep } from 'node:path';
import { StartupError, errorCode } from '../../../../platform/startup-error.ts';
import { MOST_BYTES, PictureProblem } from './decode.ts';

const ABSENT = ['ENOENT', 'ENOTDIR', 'ELOOP'];

/** @throws StartupError if the folder cannot be read */
export async function checkFolder(
  folder: string,
  setting = 'The folder of the art',
): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error('it is no folder');
    await access(folder, constants.R_OK | constants.X_OK);
  } catch (error) {
    const reason = errorCode(error) || (error as Error).message;
    throw new StartupError(
      `${setting}: '${folder}' cannot be read by ${userInfo().username}: ${reason}.`,
      { cause: error },
    );
  }
}

/**
 * Reads a picture of a folder, which it never leaves. Its size is checked before its bytes are read.
 * @returns null if there is none
 * @throws PictureProblem for what is no file, lies elsewhere, or has more than 10 MB; an error of the system
 */
export async function readPicture(folder: string, path: string): Promise<Buffer | null> {
  try {
    return await readInside(folder, path);
  } catch (error) {
    if (ABSENT.includes(errorCode(error))) return null;
    throw error;
  }
}

async function readInside(folder: string, path: string): Promise<Buffer> {
  const root = await realpath(folder);
  const file = await realpath(join(root, path));
  if (!file.startsWith(root + sep)) throw new PictureProblem('is a link that leaves the folder');
  // Not after opening: opening a pipe waits for a writer.
  if (!(await stat(file)).isFile()) throw new PictureProblem('is no file');
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > MOST_BYTES) throw new PictureProblem(`has more than ${MOST_BYTES / 2 ** 20} MB`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** How many files of a folder are none of these paths; null if a part of it cannot be listed. */
export async function countOthers(
  folder: string,
  paths: ReadonlySet<string>,
): Promise<number | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return null;
  const root = folder + sep;
  const others = entries.filter(
    (entry) =>
      !entry.isDirectory() &&
      !paths.has(join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/')),
  );
  return others.length;
}
