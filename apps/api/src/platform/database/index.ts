import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { checkExternal } from './external.ts';
import { checkPooled, withoutTimeouts } from './pooled.ts';
import { describeFolderError, prepareFolder } from './folder.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { type EngineServer, nativeDataFolder, startNative } from './native/index.ts';
import { openPool } from './pool.ts';
import { refuseUnfinished } from './unfinished.ts';

export interface DatabaseOptions {
  /** Address of an existing PostgreSQL; absent: starts an embedded one on `dataDir`. */
  url?: string;
  /** Address of the PostgreSQL itself, if `url` is that of a pooler in transaction mode. */
  directUrl?: string;
  /** The settings that have the addresses, for errors. */
  settings?: { url: string; directUrl: string };
  dataDir: string;
  /** What the folder is used for, such as `serving ADDRESS`: for the error of a second process that finds it locked. */
  use?: string;
  log: Log;
}

export interface Database {
  /** `native` is the embedded PostgreSQL, `external` the one at `DATABASE_URL`. */
  readonly engine: 'native' | 'external';
  /** Address of the PostgreSQL itself, for what needs a session; the embedded server runs while this process does. */
  readonly url: string;
  /** For requests; its connections may come from a pooler, so a session holds for a transaction only. */
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
  const { url, log } = options;
  if (url) {
    return openExternal({ ...options, url });
  }
  const folder = resolve(options.dataDir);
  const lock = takeFolder(folder, options.use);
  try {
    refuseUnfinished(folder);
    const server = await startEmbedded(folder, log);
    const pool = openPool({ url: server.url, log });
    const close = async () => {
      await pool.end();
      await server.close();
      lock.release();
    };
    return { engine: 'native', url: server.url, pool, serverPid: server.pid, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const SETTINGS = { url: 'DATABASE_URL', directUrl: 'DATABASE_DIRECT_URL' };

async function openExternal({
  url,
  directUrl,
  settings = SETTINGS,
  log,
}: DatabaseOptions & { url: string }): Promise<Database> {
  const given = { url, setting: settings.url };
  await (directUrl
    ? checkPooled(given, { url: directUrl, setting: settings.directUrl })
    : checkExternal(given));
  const pool = openPool({ url, log, pooled: directUrl !== undefined });
  return {
    engine: 'external',
    url: withoutTimeouts(directUrl ?? url),
    pool,
    serverPid: () => undefined,
    close: () => pool.end(),
  };
}

/** Folder in which earlier releases stored a PGlite database. */
const pgliteDataFolder = (folder: string) => join(folder, 'pglite');

/** Whether a database exists; `openDatabase` would create a missing embedded one. */
export function hasDatabase({ url, dataDir }: Pick<DatabaseOptions, 'url' | 'dataDir'>): boolean {
  const folder = resolve(dataDir);
  return Boolean(url) || [nativeDataFolder, pgliteDataFolder].some((of) => existsSync(of(folder)));
}

function takeFolder(folder: string, use: string | undefined): FolderLock {
  prepareFolder(folder);
  try {
    return lockFolder(folder, use);
  } catch (error) {
    throw error instanceof StartupError ? error : describeFolderError(folder, error);
  }
}

/**
 * Starts the embedded PostgreSQL on a folder whose lock is held. A machine that cannot run it, and a folder whose
 * database is one of PGlite (which earlier releases could run), are refused: an empty database must not take its place.
 */
async function startEmbedded(folder: string, log: Log): Promise<EngineServer> {
  if (!existsSync(nativeDataFolder(folder)) && existsSync(pgliteDataFolder(folder))) {
    throw new StartupError(
      `The data folder ${folder} holds a PGlite database, which this release cannot open. Nothing was changed; ` +
        'export it with the previous version, then start with a new folder (KANDIL_DATA_DIR) or DATABASE_URL.',
    );
  }
  try {
    return await startNative({ folder, log });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The embedded PostgreSQL cannot run on this machine: ${(error as Error).message}. ` +
        'Set DATABASE_URL to the address of an existing PostgreSQL.',
      { cause: error },
    );
  }
}
