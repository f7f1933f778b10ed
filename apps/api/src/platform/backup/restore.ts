import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { diskBlobs } from '../blobs/index.ts';
import { prepareFolder, syncFolder } from '../database/folder.ts';
import { openDatabase } from '../database/index.ts';
import { lockFolder } from '../database/lock.ts';
import type { MigrationSource } from '../database/migrations/index.ts';
import { isUnfinished, UNFINISHED } from '../database/unfinished.ts';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import type { BackupKey } from './key.ts';
import { fillDatabase } from './fill.ts';
import { type Manifest, type Part, placeOf } from './manifest.ts';
import { readPart } from './parts.ts';
import { refuseLater } from './release.ts';
import { verifyBackup } from './verify.ts';

export interface RestoreOptions {
  /** The backup. */
  folder: string;
  key: BackupKey;
  /** The data folder to fill: missing or empty. */
  dataDir: string;
  /** All migrations of this release. */
  migrations: MigrationSource[];
  /** That of the product. */
  release: string;
  log: Log;
}

/** What becomes of the temporary folder, the database last: with it the data folder is complete. */
const RESULT = ['secrets', 'blobs', 'postgres.password', 'postgres'];
/** What a stopped product, or a refused restore, leaves. */
const LOCK_FILE = /^lock\b/;

/**
 * Fills an empty data folder from a backup. Everything happens in a folder inside; a restore that fails removes it, and
 * a product refuses to start on one that was killed.
 * @returns the manifest of the backup
 * @throws StartupError for a damaged backup, one of a later release, and a data folder that is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const dataDir = resolve(options.dataDir);
  requireEmpty(dataDir);
  const manifest = await verifyBackup(options.folder, options.key);
  refuseLater(manifest, options);
  prepareFolder(dataDir);
  const lock = lockFolder(dataDir);
  try {
    requireEmpty(dataDir); // another restore may have been quicker
    removeUnfinished(dataDir);
    const unfinished = join(dataDir, UNFINISHED);
    mkdirSync(unfinished);
    try {
      await fill(unfinished, manifest, options);
      for (const name of RESULT)
        if (existsSync(join(unfinished, name)))
          renameSync(join(unfinished, name), join(dataDir, name));
    } finally {
      rmSync(unfinished, { recursive: true, force: true, maxRetries: 20 });
    }
    syncFolder(dataDir);
    return manifest;
  } finally {
    lock.release();
  }
}

/** A restore that was killed may be repeated. */
function requireEmpty(dataDir: string): void {
  if (!existsSync(dataDir) || isUnfinished(dataDir)) return;
  const found = readdirSync(dataDir).filter((name) => !LOCK_FILE.test(name));
  if (found.length > 0)
    throw new StartupError(
      `The data folder ${dataDir} is not empty (${found.slice(0, 3).join(', ')}). Nothing was changed; choose another ` +
        'with KANDIL_DATA_DIR.',
    );
}

/** Removes what a restore that was killed has put there. */
function removeUnfinished(dataDir: string): void {
  if (!isUnfinished(dataDir)) return;
  for (const name of [...RESULT, UNFINISHED])
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 20 });
}

async function fill(dataDir: string, manifest: Manifest, options: RestoreOptions): Promise<void> {
  const database = await openDatabase({ dataDir, log: options.log });
  try {
    await fillDatabase(database, manifest, options);
  } finally {
    await database.close();
  }
  for (const part of manifest.parts)
    if (part.content.kind !== 'table') await putBack(dataDir, manifest, part, options);
}

async function putBack(
  dataDir: string,
  manifest: Manifest,
  part: Part,
  options: RestoreOptions,
): Promise<void> {
  const { content } = part;
  let bytes = Buffer.alloc(0);
  await readPart(placeOf(manifest, options, part), async (source) => {
    bytes = Buffer.concat(await Array.fromAsync(source));
  });
  if (content.kind === 'blob') await diskBlobs(join(dataDir, 'blobs')).put(content.key, bytes);
  if (content.kind !== 'secret') return;
  const secrets = join(dataDir, 'secrets');
  mkdirSync(secrets, { recursive: true, mode: 0o700 });
  writeFileSync(join(secrets, content.name), bytes, { mode: 0o600, flush: true });
}
