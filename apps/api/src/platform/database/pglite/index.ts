import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fork } from 'node:child_process';
import type { Log } from '../../log.ts';
import { StartupError } from '../../startup-error.ts';
import { requireFreeSpace } from '../folder.ts';
import { freePort, makeSocketFolder, removeSocketFolder } from '../native/endpoint.ts';
import type { EngineServer } from '../native/index.ts';
import type { Endpoint } from '../native/settings.ts';
import { type ServerProcess, supervise } from '../supervise.ts';

export interface PgliteOptions {
  /** The data folder of the product; the database lives in `pglite` inside of it. */
  folder: string;
  log: Log;
}

/** What the child tells: that it answers, or why it cannot. */
export type ChildMessage = { ready: true } | { failed: string };

export const pgliteDataFolder = (folder: string) => join(folder, 'pglite');

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** File systems of another machine, whose locks and renames cannot be relied on: NFS, SMB, CIFS, SMB2. */
const NETWORK_DISKS = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

/** Starts PGlite in a child process behind a PostgreSQL socket, on a data folder whose lock the caller holds. */
export async function startPglite({ folder, log }: PgliteOptions): Promise<EngineServer> {
  checkFolder(folder);
  const windows = process.platform === 'win32';
  const endpoint: Endpoint = windows
    ? { port: await freePort() }
    : makeSocketFolder(folder, undefined);
  const server = await supervise(() => startChild(folder, endpoint), log);
  const host = endpoint.socketFolder ? encodeURIComponent(endpoint.socketFolder) : '127.0.0.1';
  return {
    ...server,
    url: `postgresql://postgres@${host}:${endpoint.port}/postgres`,
    async close() {
      await server.close();
      removeSocketFolder(endpoint, folder);
    },
  };
}

function checkFolder(folder: string): void {
  const dataFolder = pgliteDataFolder(folder);
  const exists = existsSync(dataFolder);
  requireFreeSpace(folder, exists ? 'existing' : 'fresh');
  if (NETWORK_DISKS.has(statfsSync(folder).type)) {
    throw new StartupError(
      `The data folder ${folder} is on a network disk, where PGlite would lose data. Choose another with KANDIL_DATA_DIR.`,
    );
  }
  const missing =
    exists &&
    ['PG_VERSION', 'global/pg_control'].find((name) => !existsSync(join(dataFolder, name)));
  if (missing) {
    throw new StartupError(
      `The database folder ${dataFolder} is damaged: ${missing} is missing. Nothing was changed; ` +
        'restore a backup, or move the folder away to begin with an empty database.',
    );
  }
}

async function startChild(folder: string, endpoint: Endpoint): Promise<ServerProcess> {
  const listen = endpoint.socketFolder
    ? join(endpoint.socketFolder, `.s.PGSQL.${endpoint.port}`)
    : String(endpoint.port);
  const child = fork(CHILD, [folder, listen], {
    execArgv: [],
    // Its own group: Ctrl+C in the terminal must not end the database before its users.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const first = await Promise.race([
    new Promise<ChildMessage>((resolve) =>
      child.once('message', (message: ChildMessage) => resolve(message)),
    ),
    ended.then((): ChildMessage => ({ failed: 'its process ended' })),
  ]);
  if ('failed' in first || !child.pid) {
    child.kill('SIGKILL');
    throw new StartupError(
      `PGlite does not start on ${folder}: ${'failed' in first ? first.failed : 'no process'}.`,
    );
  }
  const stop = async () => {
    if (child.connected) child.disconnect();
    await ended;
  };
  return { pid: child.pid, ended, stop };
}
