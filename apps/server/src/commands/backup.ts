import { makeBackup } from '../backup.ts';
import type { Desk } from './desk.ts';

export interface BackupTask {
  kind: 'backup';
}

const MIB = 2 ** 20;

/** Makes a backup, and prints what is in it. */
export async function backup(_task: BackupTask, desk: Desk): Promise<void> {
  const { folder, tables, rows, files, bytes, seconds, copied } = await desk.withDatabase(
    'read',
    [], // tables of any release
    (database) => makeBackup(desk.config, database, desk.signal),
  );
  desk.console.log(
    `${folder}: ${tables} tables with ${rows} rows and ${files} files, ${(bytes / MIB).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
  );
  if (copied.length > 0) desk.console.log(`Copied to the bucket: ${copied.join(', ')}.`);
}
