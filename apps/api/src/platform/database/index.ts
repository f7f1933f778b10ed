import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { checkExternal } from './external.ts';
import { describeFolderError, prepareFolder } from './folder.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { type EngineServer, nativeDataFolder, startNative } from './native/index.ts';
import { pgliteDataFolder, startPglite } from './pglite/index.ts';
import { openPool } from './pool.ts';

export type EngineChoice = 'auto' | 'native' | 'pglite';

export interface DatabaseOptions {
  /** Address of an existing PostgreSQL; without it one is started on `dataDir`. */
  url?: string;
  dataDir: string;
  /** Which embedded engine: `auto` keeps the one the folder was made with, and prefers the native one for a new folder. */
  engine?: EngineChoice;
  /** The address people reach us at: told to whoever finds the folder locked. */
  address?: string;
  log: Log;
  /** Connections at most (10). */
  connections?: number;
}

export interface Database {
  /** What answers. `pglite` never flushes to the disk: payments in production refuse it. */
  readonly engine: 'native' | 'pglite' | 'external';
  /** PostgreSQL URL for other processes of the product; embedded engines answer it while this process lives. */
  readonly url: string;
  readonly pool: pg.Pool;
  /** Process id of the embedded server. */
  serverPid: () => number | undefined;
  close: () => Promise<void>;
}

/**
 * Opens the database: the PostgreSQL at `url`, or an embedded one on the data folder, whose lock is then held until
 * `close`. Throws a `StartupError` for everything a person can put right.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, log, connections } = options;
  const max = connections ? { max: connections } : {};
  if (url) {
    await checkExternal(url);
    const pool = openPool({ url, log, ...max });
    return { engine: 'external', url, pool, serverPid: () => undefined, close: () => pool.end() };
  }
  const folder = resolve(options.dataDir);
  const lock = takeFolder(folder, options.address);
  try {
    const { engine, server } = await startEngine(folder, options.engine ?? 'auto', log);
    const pool = openPool({ url: server.url, log, ...max });
    const close = async () => {
      await pool.end();
      await server.close();
      lock.release();
    };
    return { engine, url: server.url, pool, serverPid: server.pid, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Whether there is a database to open: for an embedded one, `openDatabase` would make it where there is none. */
export function hasDatabase({ url, dataDir }: Pick<DatabaseOptions, 'url' | 'dataDir'>): boolean {
  const folder = resolve(dataDir);
  return Boolean(url) || [nativeDataFolder, pgliteDataFolder].some((of) => existsSync(of(folder)));
}

function takeFolder(folder: string, address: string | undefined): FolderLock {
  prepareFolder(folder);
  try {
    return lockFolder(folder, address);
  } catch (error) {
    throw error instanceof StartupError ? error : describeFolderError(folder, error);
  }
}

type Started = { engine: 'native' | 'pglite'; server: EngineServer };

async function startEngine(folder: string, choice: EngineChoice, log: Log): Promise<Started> {
  const native = async (): Promise<Started> => ({
    engine: 'native',
    server: await startNative({ folder, log }),
  });
  const pglite = async (): Promise<Started> => ({
    engine: 'pglite',
    server: await startPglite({ folder, log }),
  });
  if (choice === 'pglite') return pglite();
  // Data that exist are served by the engine that wrote them, or not at all.
  if (choice === 'native' || existsSync(nativeDataFolder(folder))) return native();
  if (existsSync(pgliteDataFolder(folder))) return pglite();
  try {
    return await native();
  } catch (error) {
    if (error instanceof StartupError || existsSync(nativeDataFolder(folder))) throw error;
    log.warn(
      `PostgreSQL cannot run here (${(error as Error).message}); using PGlite, which is slower and does not survive a power cut.`,
    );
    return pglite();
  }
}
