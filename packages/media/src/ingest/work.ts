import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NotNow } from '../probe/refusal.ts';

const SQLITE_BUSY = 5;

/**
 * Locks a folder for one process: encoding uses the whole machine, and two processes must not write the same parts. The
 * system releases the lock whenever its holder ends (SQLite holds an fcntl lock on its file).
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

/** Removes work that was not continued for a week, or clips that nobody took. */
export async function sweep(work: string): Promise<void> {
  for (const entry of await readdir(work, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isDirectory()) continue;
    const folder = join(work, entry.name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > FORGOTTEN_MS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a step once: stores its result as JSON in the folder and returns that in later runs. An interrupted run stores
 * nothing.
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
    return undefined; // missing, or truncated by a power failure: run again
  }
}

/** Fills a folder under a temporary name and renames it when it is complete. */
export async function whole(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.part-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await fill(draft);
  await rename(draft, folder);
}
