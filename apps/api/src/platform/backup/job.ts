import * as z from 'zod';
import type { Log } from '../log.ts';
import { defineJob, handle, type Handler } from '../queue/index.ts';
import { backUp, type BackupOptions, type BackupReport } from './backup.ts';
import { type BackupPlaces, copyBackups } from './bucket.ts';

const HOUR = 3600;

/** Makes a backup, on schedule. */
export const backupJob = defineJob('platform.back-up', z.object({}), {
  concurrency: 1,
  timeout: HOUR,
});

/** Copies backups to the bucket: retried while the bucket does not answer. */
export const copyJob = defineJob('platform.copy-backups', z.object({}), {
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

/**
 * The handler of a process with the data folder.
 * @param made is called after each backup
 */
export const backupHandler = (
  options: Omit<BackupOptions, 'signal'>,
  log: Log,
  made?: () => Promise<void>,
): Handler =>
  handle(backupJob, async (_payload, { signal }) => {
    logBackup(log, await backUp({ ...options, signal }));
    await made?.();
  });

/** The handler that copies backups to the bucket. */
export const copyHandler = (places: BackupPlaces, log: Log): Handler =>
  handle(copyJob, async (_payload, { signal }) => {
    const copied = await copyBackups(places, { now: new Date(), signal });
    log.info({ copied }, 'backups copied to the bucket');
  });
