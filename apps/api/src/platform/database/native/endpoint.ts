import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_NAME, DATABASE_USER } from './initialise.ts';
import type { Endpoint } from './settings.ts';
import { type ServerUser, canReach } from './user.ts';

/** The kernel's limit for the path of a socket: 108 bytes on Linux, 104 on macOS, the closing zero included. */
const LONGEST_SOCKET_PATH = 103;
const PORT = 5432;

/** A socket folder that only the server's account may enter: beside the data, or in /tmp if that path is too long. */
export function makeSocketFolder(folder: string, user: ServerUser | undefined): Endpoint {
  const own = join(folder, 'run');
  const fits = Buffer.byteLength(join(own, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH;
  const socketFolder = fits && canReach(user, folder) ? own : temporaryFolder(folder, user);
  mkdirSync(socketFolder, { recursive: true });
  if (user) chownSync(socketFolder, user.uid, user.gid);
  chmodSync(socketFolder, 0o700);
  return { socketFolder, port: PORT };
}

/** The same at each start, so that folders do not pile up; another one if another user owns the name. */
function temporaryFolder(folder: string, user: ServerUser | undefined): string {
  const base = tmpdir().length < 70 && canReach(user, tmpdir()) ? tmpdir() : '/tmp';
  const path = join(
    base,
    `kandil-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`,
  );
  const found = lstatSync(path, { throwIfNoEntry: false });
  const owners = [process.getuid?.(), user?.uid];
  const ours =
    !found || (found.isDirectory() && owners.includes(found.uid) && !(found.mode & 0o077));
  return ours ? path : mkdtempSync(join(base, 'kandil-'));
}

/** Removes a socket folder in /tmp. */
export function removeSocketFolder(endpoint: Endpoint, folder: string): void {
  if (endpoint.socketFolder && !endpoint.socketFolder.startsWith(folder)) {
    rmSync(endpoint.socketFolder, { recursive: true, force: true });
  }
}

/** A free loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no loopback port is free');
  return address.port;
}

/** The address of the server as a PostgreSQL URL; a socket folder is percent-encoded as the host. */
export function databaseUrl(endpoint: Endpoint, password: string | undefined): string {
  const host = endpoint.socketFolder ? encodeURIComponent(endpoint.socketFolder) : '127.0.0.1';
  const login = password ? `${DATABASE_USER}:${password}` : DATABASE_USER;
  return `postgresql://${login}@${host}:${endpoint.port}/${DATABASE_NAME}`;
}
