import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NotNow } from '../probe/refusal.ts';

const SQLITE_BUSY = 5;

/**
 * Lets one process at a time work in a folder: encoding takes the whole machine, and two must not write the same
 * parts. The system gives the lock back however its holder ends (SQLite holds an fcntl lock on its file).
 *
 * @throws NotNow while another process holds it
 */
export async function lockWork(folder: string): Promise<Disposable> {
  await mkdir(folder, { recursive: true });
  const handle = new DatabaseSync(join(folder, 'lock'));
  try {
    handle.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    handle.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY))
      throw error;
    throw new NotNow('Another file is being taken in at this moment. Try again when it is done.');
  }
  return { [Symbol.dispose]: () => handle.close() };
}

const FORGOTTEN_MS = 7 * 24 * 3_600_000;

/** Removes work that nobody came back to for a week. */
export async function sweep(work: string): Promise<void> {
  for (const entry of await readdir(work, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = join(work, entry.name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > FORGOTTEN_MS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Does a step once: what it found is kept as JSON in the folder, and a later run gets that. A run that ended in the
 * middle has left nothing that counts.
 */
export async function once<Result>(
  folder: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = join(folder, `${name}.json`);
  const known = await readJson<Result>(file);
  if (known !== undefined) return known;
  const result = await work();
  await writeFile(`${file}.part`, JSON.stringify(result));
  await rename(`${file}.part`, file);
  return result;
}

async function readJson<Value>(file: string): Promise<Value | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value;
  } catch {
    return undefined; // not there, or cut off when the power went: done again
  }
}

/** Fills a folder under another name and gives it its own when it is whole. */
export async function whole(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.part-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await fill(draft);
  await rename(draft, folder);
}
