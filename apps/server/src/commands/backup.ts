import type { MigrationSource, Platform } from '@kandil/api';
import { makeBackup } from '../backup.ts';
import type { Config } from '../config.ts';

type Database = Platform['database'];

/** What the command works with: the running product's settings and database, or those that it opens. */
export interface BackupDesk {
  config: Config;
  console: Pick<Console, 'log'>;
  signal: AbortSignal;
  withDatabase<Result>(
    purpose: 'read' | 'write',
    migrations: MigrationSource[],
    work: (database: Database) => Promise<Result>,
  ): Promise<Result>;
}

export interface BackupTask {
  kind: 'backup';
}

const MIB = 2 ** 20;

/** Makes a backup, and prints what is in it. */
export async function backup(_task: BackupTask, desk: BackupDesk): Promise<void> {
  const { folder, tables, rows, files, bytes, seconds } = await desk.withDatabase(
    'read',
    [], // tables of any release
    (database) => makeBackup(desk.config, database, desk.signal),
  );
  desk.console.log(
    `${folder}: ${tables} tables with ${rows} rows and ${files} files, ${(bytes / MIB).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
  );
}
