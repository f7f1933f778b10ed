import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/index.ts';
import { syncFolder } from '../database/folder.ts';
import { errorCode, StartupError } from '../startup-error.ts';
import type { BackupKey } from './key.ts';
import { type Part, placeOf, writeManifest } from './manifest.ts';
import { writePart } from './parts.ts';
import { expired, nameAt } from './retention.ts';
import { readFiles, readTableParts, type Source } from './sources.ts';
import { connect, readMigrationNumbers, readSequences } from './tables.ts';

export interface BackupOptions {
  /** The embedded database of a running product, or one that a command has opened. */
  database: Pick<Database, 'url'>;
  /** The data folder, with keys and files. */
  dataDir: string;
  /** Where backups are, one folder each. No other installation uses it. */
  folder: string;
  key: BackupKey;
  /** That of the product. */
  release: string;
  now?: () => Date;
  signal?: AbortSignal;
}

export interface BackupReport {
  folder: string;
  tables: number;
  rows: number;
  /** Keys, files of messages to support, and pictures. */
  files: number;
  bytes: number;
  seconds: number;
}

/** Any fixed number: the key of the advisory lock that one backup holds. */
const LOCK_KEY = 5_730_002;
const TEMPORARY = '.writing-';

/**
 * Copies the database as it is at one moment, while the product works, with keys and files. A backup appears under its
 * name once it is complete; then those that have expired are removed.
 * @throws StartupError if another backup runs, or the folder cannot be written
 */
export async function backUp(options: BackupOptions): Promise<BackupReport> {
  const { folder, now = () => new Date() } = options;
  const started = performance.now();
  const client = await connect(options.database.url, 'backup');
  try {
    await takeTurn(client);
    const written = await writeWhole(client, options, now());
    await removeExpired(folder, now());
    return { ...written, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    throw explained(folder, error);
  } finally {
    await client.end(); // releases the lock
  }
}

type Client = Awaited<ReturnType<typeof connect>>;

async function takeTurn(client: Client): Promise<void> {
  const text = 'select pg_try_advisory_lock($1) as mine';
  const { rows } = await client.query<{ mine: boolean }>(text, [LOCK_KEY]);
  if (!rows[0]?.mine) throw new StartupError('Another backup is running. Nothing was changed.');
}

/** Writes under another name, and renames what is complete. */
async function writeWhole(
  client: Client,
  options: BackupOptions,
  at: Date,
): Promise<Omit<BackupReport, 'seconds'>> {
  const { folder } = options;
  const name = nameAt(at);
  const temporary = join(folder, TEMPORARY + name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  try {
    await mkdir(temporary, { mode: 0o700 });
    const written = await write(client, temporary, { ...options, at });
    syncFolder(temporary);
    await rename(temporary, join(folder, name));
    syncFolder(folder);
    return { ...written, folder: join(folder, name) };
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}

async function write(
  client: Client,
  folder: string,
  { dataDir, key, release, at, signal }: BackupOptions & { at: Date },
): Promise<Omit<BackupReport, 'folder' | 'seconds'>> {
  const id = randomUUID();
  const parts: Part[] = [];
  const add = async ({ content, stream, finished }: Source) => {
    const file = `part-${String(parts.length + 1).padStart(5, '0')}`;
    const place = placeOf({ id }, { folder, key }, { file, content });
    const stored = await writePart(place, stream, signal);
    parts.push({ file, ...stored, content: finished?.() ?? content });
  };
  await client.query('begin isolation level repeatable read read only');
  const migrations = await readMigrationNumbers(client);
  const schemas = [...new Set([...Object.keys(migrations), 'platform'])];
  for await (const source of readTableParts(client, schemas)) await add(source);
  // Later than the tables: a number may be lost, but none is given twice.
  const sequences = await readSequences(client, schemas);
  await client.query('commit');
  for await (const source of readFiles(dataDir)) await add(source);
  const manifest = { id, at: at.toISOString(), release, migrations, sequences, parts };
  const bytes = await writeManifest(folder, key, manifest);
  return { ...countsOf(parts), bytes: parts.reduce((sum, part) => sum + part.bytes, bytes) };
}

function countsOf(parts: Part[]): Pick<BackupReport, 'tables' | 'rows' | 'files'> {
  const rows = parts.flatMap(({ content }) => (content.kind === 'table' ? [content.rows] : []));
  return {
    tables: rows.length,
    rows: rows.reduce((sum, count) => sum + count, 0),
    files: parts.length - rows.length,
  };
}

/** Of a backup that was killed: only one runs at a time. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(TEMPORARY)) await rm(join(folder, name), { recursive: true, force: true });
}

async function removeExpired(folder: string, now: Date): Promise<void> {
  for (const name of expired(await readdir(folder), now))
    await rm(join(folder, name), { recursive: true, force: true });
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'a file is larger than allowed',
  EACCES: 'this user has no permission to write there',
  EPERM: 'this user has no permission to write there',
  EROFS: 'it is on a read-only disk',
  ENOTDIR: 'a part of the path is a file',
};

function explained(folder: string, error: unknown): unknown {
  const reason = REASONS[errorCode(error)];
  if (!reason) return error;
  const message = `No backup was made in ${folder}: ${reason}. Earlier backups are unchanged.`;
  return new StartupError(message, { cause: error });
}
