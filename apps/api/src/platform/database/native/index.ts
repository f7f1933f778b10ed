import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import { requireFreeSpace } from '../folder.ts';
import { type SupervisedServer, supervise } from '../supervise.ts';
import { databaseUrl, freePort, makeSocketFolder, removeSocketFolder } from './endpoint.ts';
import { checkDatabaseFolder, initialise, removeLeftovers } from './initialise.ts';
import { findRuntime } from './runtime.ts';
import { startServer } from './server.ts';
import { serverUser } from './user.ts';

export interface NativeOptions {
  /** The data folder of the product; the database is in its subfolder `postgres`. */
  folder: string;
  log: Log;
  /** Off only in tests: nothing is flushed to the disk. */
  durable?: boolean;
  /** By default a socket; on Windows a loopback port, because Node cannot use PostgreSQL's sockets there. */
  transport?: 'socket' | 'loopback';
}

export interface EngineServer extends SupervisedServer {
  url: string;
}

export const nativeDataFolder = (folder: string) => join(folder, 'postgres');

/** Starts the embedded PostgreSQL on a data folder whose lock the caller holds. Creates a missing database. */
export async function startNative(options: NativeOptions): Promise<EngineServer> {
  const { folder, log, durable = true } = options;
  const { transport = process.platform === 'win32' ? 'loopback' : 'socket' } = options;
  const user = serverUser();
  const runtime = findRuntime(join(folder, 'cache'), user);
  const dataFolder = nativeDataFolder(folder);
  const password = transport === 'loopback' ? readPassword(folder) : undefined;
  const fresh = !existsSync(dataFolder);
  removeLeftovers(folder);
  requireFreeSpace(folder, fresh ? 'fresh' : 'existing');
  if (fresh)
    await initialise({
      runtime,
      dataFolder,
      user,
      sync: durable,
      ...(password ? { password } : {}),
    });
  else checkDatabaseFolder(dataFolder, runtime);
  const endpoint =
    transport === 'loopback' ? { port: await freePort() } : makeSocketFolder(folder, user);
  const start = () => startServer({ runtime, dataFolder, user, endpoint, durable, log });
  const server = await supervise(start, log).catch((error: unknown) => {
    // It cannot run on this machine: the new database is empty.
    if (fresh) rmSync(dataFolder, { recursive: true, force: true });
    throw fresh ? new Error((error as Error).message, { cause: error }) : error;
  });
  return {
    ...server,
    url: databaseUrl(endpoint, password),
    async close() {
      await server.close();
      removeSocketFolder(endpoint, folder);
    },
  };
}

function readPassword(folder: string): string {
  const file = join(folder, 'postgres.password');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}
