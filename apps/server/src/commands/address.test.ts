import { once } from 'node:events';
import { existsSync, lstatSync, readlinkSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressOf, makeAddress, removeAddress } from './address.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'kandil-address-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Listens as a product does, and connects as a command does. */
async function meet(dataDir: string): Promise<void> {
  const server = createServer((socket) => socket.end('here'));
  server.listen(makeAddress(dataDir));
  await once(server, 'listening');
  const [said] = (await once(connect(addressOf(dataDir)), 'data')) as [Buffer];
  expect(String(said)).toBe('here');
  // As `kill -9`: the socket stays.
  server.close();
}

test.skipIf(process.platform === 'win32')(
  'a path that is too long for a socket is linked to a private folder, at each start',
  async () => {
    const dataDir = join(folder, 'a'.repeat(120));
    await mkdir(dataDir);
    await meet(dataDir);
    const link = join(dataDir, 'commands');
    const first = readlinkSync(link);
    expect(statSync(first).mode & 0o777).toBe(0o700);
    await meet(dataDir);
    const second = dirname(addressOf(dataDir));
    expect(existsSync(first)).toBe(false);
    removeAddress(dataDir);
    expect([existsSync(second), lstatSync(link, { throwIfNoEntry: false })]).toEqual([
      false,
      undefined,
    ]);
  },
);
