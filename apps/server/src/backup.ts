import {
  backUp,
  backupHandler,
  backupJob,
  type BackupOptions,
  type BackupPlaces,
  type BackupReport,
  copyBackups,
  copyHandler,
  copyJob,
  describeRelease,
  fetchBackup,
  type JobHandler,
  schemaOf,
  listCopies,
  type Log,
  logBackup,
  type Manifest,
  MODULES,
  noteVerified,
  pendingMigrations,
  type Platform,
  QUEUE_MIGRATIONS,
  restoreBackup,
  s3Blobs,
  StartupError,
  verifyBackup,
} from '@kandil/api';
import { dirname } from 'node:path';
import type { Config } from './config.ts';
import { ownRelease } from './release.ts';

type Database = Platform['database'];

const SERVICE_MIGRATIONS = Object.values(MODULES).flatMap(({ migrations }) => migrations);

/**
 * Makes a backup of the embedded database, with keys and files, and copies it to the bucket if there is one.
 * @throws StartupError if no folder is configured, or the bucket does not take it
 */
export async function makeBackup(
  config: Config,
  database: Database,
  signal: AbortSignal,
): Promise<BackupReport & { copied: string[] }> {
  const options = optionsOf(config, database);
  if (!options)
    throw new StartupError(
      config.database
        ? 'Backups are made of the embedded database. With DATABASE_URL, use the tools of that database: see docs/operations/back-up.md.'
        : 'Set BACKUP_DIR to the folder for backups, and BACKUP_KEY_FILE to the file with their key.',
    );
  const report = await backUp({ ...options, signal });
  return { ...report, copied: await copyNow(config, report.folder, signal) };
}

async function copyNow(config: Config, folder: string, signal: AbortSignal): Promise<string[]> {
  const places = placesOf(config);
  if (!places) return [];
  try {
    return await copyBackups(places, { now: new Date(), signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new StartupError(
      `${folder} is made, but not copied to the bucket: ${(error as Error).message}. The next backup copies it, too.`,
      { cause: error },
    );
  }
}

/** Null where backups are not copied. */
function placesOf({ backup: { folder, bucket } }: Config): BackupPlaces | null {
  return folder && bucket ? { folder, bucket: s3Blobs(bucket) } : null;
}

function requirePlaces(config: Config): BackupPlaces {
  const places = placesOf(config);
  if (places) return places;
  throw new StartupError('Set BACKUP_DIR, and BACKUP_S3_URL to the bucket with the copies.');
}

/** The backups in the bucket, the newest first. @throws StartupError if none is configured */
export const copiesIn = (config: Config): Promise<string[]> =>
  listCopies(requirePlaces(config).bucket);

/** Copies a backup from the bucket to the folder of backups. @returns its path @throws StartupError */
export const fetchCopy = (config: Config, name: string): Promise<string> =>
  fetchBackup(requirePlaces(config), name);

/** Null where no backups are made. */
function optionsOf(
  { dataDir, backup: { folder, key } }: Config,
  database: Database,
): BackupOptions | null {
  if (!folder || !key || database.engine === 'external') return null;
  return { database, dataDir, folder, key, release: ownRelease() };
}

/** `the backup of 2026-11-28T02:07:00.000Z (release 7), 91 tables with 58680 rows`. */
export function describe({ at, release, parts }: Manifest): string {
  const rows = parts.flatMap(({ content }) => (content.kind === 'table' ? [content.rows] : []));
  const sum = rows.reduce((total, count) => total + count, 0);
  return `the backup of ${at} (${describeRelease(release)}), ${rows.length} tables with ${sum} rows`;
}

/** Reads a whole backup, and notes that it is good. @throws StartupError that names what is damaged */
export async function verify(config: Config, folder: string): Promise<Manifest> {
  const manifest = await verifyBackup(folder, keyOf(config));
  if (dirname(folder) === config.backup.folder) await noteVerified(folder, new Date());
  return manifest;
}

/** Fills the data folder, which is empty, from a backup. @throws StartupError with the reason why it cannot */
export function restore(config: Config, folder: string, log: Log): Promise<Manifest> {
  const { dataDir, database } = config;
  if (database)
    throw new StartupError(
      'Unset DATABASE_URL: a backup is restored into an embedded database, in the data folder.',
    );
  const migrations = [QUEUE_MIGRATIONS, ...SERVICE_MIGRATIONS];
  const release = ownRelease();
  return restoreBackup({ folder, key: keyOf(config), dataDir, migrations, release, log });
}

function keyOf({ backup: { key } }: Config) {
  if (key) return key;
  throw new StartupError('Set BACKUP_KEY_FILE to the file with the key of the backups.');
}

/** The jobs of a worker that make backups on schedule and copy them; none where no backups are made. */
export function backupJobs(config: Config, { database, queue, log }: Platform): JobHandler[] {
  const options = optionsOf(config, database);
  if (!options) return [];
  const places = placesOf(config);
  if (!places) return [backupHandler(options, log)];
  const db = schemaOf(database, 'platform');
  const copyLater = async () => void (await queue.enqueue(db, copyJob, {}));
  return [backupHandler(options, log, copyLater), copyHandler(places, log)];
}

/** Schedules backups, or ends what an earlier start scheduled with other settings. */
export async function scheduleBackups(
  { backup, roles }: Config,
  { database, queue }: Platform,
): Promise<void> {
  if (database.engine === 'external' || !roles.has('worker')) return;
  await (backup.folder ? queue.schedule(backupJob, backup.cron, {}) : queue.unschedule(backupJob));
}

const IN_USE = `select exists (select from platform.migrations where schema <> 'platform') as "inUse"`;

/** Makes a backup before the tables of the services change. A new database has none yet. @throws StartupError */
export async function backUpBeforeMigrations(
  config: Config,
  { database, log }: Pick<Platform, 'database' | 'log'>,
): Promise<void> {
  const options = optionsOf(config, database);
  if (!options || (await pendingMigrations(database, SERVICE_MIGRATIONS)) === 0) return;
  const { rows } = await database.pool.query<{ inUse: boolean }>(IN_USE);
  if (rows[0]?.inUse) logBackup(log, await backUp(options));
}
