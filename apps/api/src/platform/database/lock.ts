import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';

const SQLITE_BUSY = 5;

/** Another process uses the data folder; the message says which. */
export class FolderInUse extends StartupError {
  /** The first sentence of the message: which process, since when, for what. */
  readonly holder: string;

  constructor(holder: string) {
    super(`${holder} Stop it first, or start with another KANDIL_DATA_DIR.`);
    this.holder = holder;
  }
}

export interface FolderLock {
  release(): void;
}

interface Holder {
  pid: number;
  since: string;
  /** What for, such as `serving http://localhost:3000`. */
  use?: string;
}

/**
 * Takes the exclusive lock of a data folder. @throws FolderInUse with the holder
 *
 * Node has no API for file locks, but its SQLite has: `BEGIN EXCLUSIVE` holds an fcntl lock (LockFileEx on
 * Windows) that the kernel releases when the process ends for any reason, so no stale lock can remain. The
 * note beside it only serves the error message.
 */
export function lockFolder(folder: string, use?: string): FolderLock {
  const handle = openLock(folder);
  writeNote(folder, {
    pid: process.pid,
    since: new Date().toISOString(),
    ...(use ? { use } : {}),
  });
  return { release: () => handle.close() };
}

/** @throws FolderInUse with the holder, if there is one; called before work that a second start would do in vain */
export function checkUnlocked(folder: string): void {
  if (existsSync(lockFile(folder))) openLock(folder).close();
}

function openLock(folder: string): DatabaseSync {
  const handle = new DatabaseSync(lockFile(folder));
  try {
    handle.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return handle;
  } catch (error) {
    handle.close();
    if (isBusy(error)) throw new FolderInUse(describeHolder(folder));
    throw error;
  }
}

/** As `lockFolder`, but waits up to `ms` for a holder that is about to end. */
export async function waitForLock(folder: string, ms: number, use?: string): Promise<FolderLock> {
  const until = performance.now() + ms;
  for (;;) {
    try {
      return lockFolder(folder, use);
    } catch (error) {
      if (!(error instanceof FolderInUse) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

const lockFile = (folder: string) => join(folder, 'lock');
const noteFile = (folder: string) => join(folder, 'lock.json');

function writeNote(folder: string, holder: Holder): void {
  const temporary = `${noteFile(folder)}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(holder));
  renameSync(temporary, noteFile(folder));
}

function describeHolder(folder: string): string {
  try {
    const { pid, since, use } = JSON.parse(readFileSync(noteFile(folder), 'utf8')) as Holder;
    return `The data folder ${folder} is in use by process ${pid} since ${since}${use ? `, ${use}` : ''}.`;
  } catch {
    return `The data folder ${folder} is in use by another process.`;
  }
}
