import { createHash } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/** The kernel's limit for the path of a socket: 108 bytes on Linux, 104 on macOS, the closing zero included. */
const LONGEST_PATH = 103;
const SOCKET = 'socket';

const folderOf = (dataDir: string) => join(dataDir, 'commands');

/** Windows has no sockets in folders. */
const pipeOf = (dataDir: string) =>
  `\\\\.\\pipe\\kandil-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;

/**
 * Makes the folder of the command socket, which only this user may enter: in the data folder, or linked from there if
 * the path is too long for a socket. Replaces what a killed product left; the caller holds the lock of the data folder.
 * @returns the address to listen at
 */
export function makeAddress(dataDir: string): string {
  if (process.platform === 'win32') return pipeOf(dataDir);
  removeAddress(dataDir);
  const folder = folderOf(dataDir);
  const address = join(folder, SOCKET);
  if (Buffer.byteLength(address) > LONGEST_PATH) {
    // Not the folder for temporary files of the environment: its path may be long, too.
    const short = mkdtempSync('/tmp/kandil-commands-');
    symlinkSync(short, folder);
    return join(short, SOCKET);
  }
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  return address;
}

/** The address at which the product of a data folder listens, if it runs. */
export function addressOf(dataDir: string): string {
  if (process.platform === 'win32') return pipeOf(dataDir);
  return join(linkedFrom(folderOf(dataDir)), SOCKET);
}

/** Removes the socket, with its folder and the link to it. */
export function removeAddress(dataDir: string): void {
  if (process.platform === 'win32') return;
  const folder = folderOf(dataDir);
  const real = linkedFrom(folder);
  rmSync(join(real, SOCKET), { force: true });
  for (const path of new Set([real, folder]))
    try {
      if (lstatSync(path).isSymbolicLink()) unlinkSync(path);
      else rmdirSync(path);
    } catch {
      // It is not there, or somebody put a file into it.
    }
}

/** Where a link leads; a path that is no link stays as it is. */
function linkedFrom(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : path;
}
