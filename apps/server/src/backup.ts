import {
  backUp,
  backupHandler,
  backupJob,
  type BackupOptions,
  type BackupReport,
  type JobHandler,
  type Log,
  logBackup,
  type Manifest,
  MODULES,
  pendingMigrations,
  type Platform,
  QUEUE_MIGRATIONS,
  restoreBackup,
  StartupError,
  verifyBackup,
} from '@kandil/api';
import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';

const { version } = manifest;
type Database = Platform['database'];

const SERVICE_MIGRATIONS = Object.values(MODULES).flatMap(({ migrations }) => migrations);

/** Makes a backup of the embedded database, with keys and files. @throws StartupError if no folder is configured */
export async function makeBackup(
  config: Config,
  database: Database,
  signal: AbortSignal,
): Promise<BackupReport> {
  const options = optionsOf(config, database);
  if (!options)
    throw new StartupError(
      config.databaseUrl
        ? 'Backups are made of the embedded database. With DATABASE_URL, use the tools of that database: see docs/operations/back-up.md.'
        : 'Set BACKUP_DIR to the folder for backups, and BACKUP_KEY_FILE to the file with their key.',
    );
  return backUp({ ...options, signal });
}

/** Null where no backups are made. */
function optionsOf(
  { dataDir, backup: { folder, key } }: Config,
  database: Database,
): BackupOptions | null {
  if (!folder || !key || database.engine === 'external') return null;
  return { database, dataDir, folder, key, version };
}

/** `the backup of 2026-11-28T02:07:00.000Z by release 5.7.30, 91 tables with 58680 rows`. */
export function describe({ at, version: release, parts }: Manifest): string {
  const rows = parts.flatMap(({ content }) => (content.kind === 'table' ? [content.rows] : []));
  const sum = rows.reduce((total, count) => total + count, 0);
  return `the backup of ${at} by release ${release}, ${rows.length} tables with ${sum} rows`;
}

/** Reads a whole backup. @throws StartupError that names what is damaged */
export const verify = (config: Config, folder: string): Promise<Manifest> =>
  verifyBackup(folder, keyOf(config));

/** Fills the data folder, which is empty, from a backup. @throws StartupError with the reason why it cannot */
export function restore(config: Config, folder: string, log: Log): Promise<Manifest> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl)
    throw new StartupError(
      'Unset DATABASE_URL: a backup is restored into an embedded database, in the data folder.',
    );
  const migrations = [QUEUE_MIGRATIONS, ...SERVICE_MIGRATIONS];
  return restoreBackup({ folder, key: keyOf(config), dataDir, migrations, version, log });
}

function keyOf({ backup: { key } }: Config) {
  if (key) return key;
  throw new StartupError('Set BACKUP_KEY_FILE to the file with the key of the backups.');
}

/** The job of a worker that makes backups on schedule; none where no backups are made. */
export function backupJobs(config: Config, { database, log }: Platform): JobHandler[] {
  const options = optionsOf(config, database);
  return options ? [backupHandler(options, log)] : [];
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
