import * as z from 'zod';
import type { Log } from '../log.ts';
import { defineJob, handle, type Handler } from '../queue/index.ts';
import { backUp, type BackupOptions, type BackupReport } from './backup.ts';

const HOUR = 3600;

/** Makes a backup, on schedule. */
export const backupJob = defineJob('platform.back-up', z.object({}), {
  concurrency: 1,
  timeout: HOUR,
});

const rounded = (number: number) => Number(number.toFixed(2));

/** The line that an operator looks for each morning. */
export const logBackup = (log: Log, { bytes, seconds, ...report }: BackupReport): void =>
  log.info(
    { ...report, megabytes: rounded(bytes / 2 ** 20), minutes: rounded(seconds / 60) },
    'backup made',
  );

/** The handler of a process with the data folder. */
export const backupHandler = (options: Omit<BackupOptions, 'signal'>, log: Log): Handler =>
  handle(backupJob, async (_payload, { signal }) =>
    logBackup(log, await backUp({ ...options, signal })),
  );
