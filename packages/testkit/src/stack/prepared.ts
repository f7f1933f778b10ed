import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DESK } from './prepared-folder.ts';
import { startStack } from './stack.ts';

/**
 * Global set-up of Vitest and Playwright: prepares one data folder per run, when the first stack needs it. Creating the
 * database, importing the demo and hashing its passwords take longer than the rest of a start. A run of both has its own
 * (`scripts/test.ts`), which both use.
 * @returns removes the folder
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env[DESK]) return () => Promise.resolve();
  let prepared: Promise<string> | undefined;
  const desk = createServer((_request, response) => {
    prepared ??= prepare();
    prepared.then(
      (folder) => response.end(folder),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => desk.listen(0, '127.0.0.1', done));
  process.env[DESK] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  return async () => {
    delete process.env[DESK];
    desk.close();
    const folder = await prepared?.catch(() => undefined);
    if (folder) await rm(folder, { recursive: true, force: true });
  };
}

/** The data folder of a product that was started once, with its demo, and ended. */
async function prepare(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kandil-prepared-'));
  await (await startStack({ dataDir, isFirst: true })).stop();
  // On a busy machine the product ends before its database, which then ends by itself.
  while (existsSync(join(dataDir, 'postgres/postmaster.pid'))) await sleep(50);
  for (const lock of ['lock', 'lock.json']) await rm(join(dataDir, lock), { force: true });
  return dataDir;
}
