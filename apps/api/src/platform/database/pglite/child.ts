/**
 * The process that runs PGlite, started by `index.ts` with the data folder and the place to listen on. It ends when
 * the channel to its parent closes: on request, and when the parent was killed.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { waitForLock } from '../lock.ts';
import type { ChildMessage } from './index.ts';
import { serveSession } from './server.ts';
import { Session } from './session.ts';

/** A child whose parent was killed ends when its machine code lets it: at a first start on a busy machine, after seconds. */
const LAST_ONE_ENDS_WITHIN = 30_000;

const [folder = '', listen = ''] = process.argv.slice(2);
const tell = (message: ChildMessage) => process.send?.(message);

/** The parent is gone before anything was served. */
const giveUp = () => process.exit(1);
process.once('disconnect', giveUp);

/** PGlite has ended, and its memory is not to be trusted: the parent starts another process on the same data. */
function lost(error: unknown): never {
  process.stderr.write(`PGlite ended: ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

async function openDatabase(): Promise<PGlite> {
  const dataFolder = join(folder, 'pglite');
  if (!existsSync(dataFolder)) {
    // Killed on the way, the first start leaves only a folder that the next one removes.
    for (const name of readdirSync(folder)) {
      if (name.startsWith('pglite-new-'))
        rmSync(join(folder, name), { recursive: true, force: true });
    }
    const temporary = join(folder, `pglite-new-${process.pid}`);
    const fresh = await PGlite.create(temporary);
    await fresh.close();
    renameSync(temporary, dataFolder);
  }
  return PGlite.create(dataFolder);
}

async function serve(): Promise<void> {
  // Held by this process itself: a child that outlives its parent for a moment still keeps others out.
  const lockDir = join(folder, 'pglite-lock');
  mkdirSync(lockDir, { recursive: true });
  const lock = await waitForLock(lockDir, LAST_ONE_ENDS_WITHIN);
  const database = await openDatabase();
  const path = Number.isNaN(Number(listen)) ? listen : undefined;
  if (path) rmSync(path, { force: true });
  const server = await serveSession(new Session(database, lost), path ?? Number(listen));
  process.off('disconnect', giveUp);
  process.once('disconnect', () => void close());
  if (!process.connected) return close();
  tell({ ready: true });

  async function close() {
    await server.close();
    await database.close();
    lock.release();
    process.exit(0);
  }
}

await serve().catch((error: unknown) => {
  tell({ failed: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect?.();
});
