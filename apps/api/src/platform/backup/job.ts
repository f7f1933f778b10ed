import * as z from 'zod';
import type { Log } from '../log.ts';
import { defineJob, handle, type Handler } from '../queue/index.ts';
import { backUp, type BackupOptions } from './backup.ts';

const HOUR = 3600;

/** Makes a backup, on schedule. */
export const backupJob = defineJob('platform.back-up', z.object({}), {
  concurrency: 1,
  timeout: HOUR,
});

const rounded = (number: number) => Number(number.toFixed(2));

/** The handler of a process with the data folder. */
export const backupHandler = (options: Omit<BackupOptions, 'signal'>, log: Log): Handler =>
  handle(backupJob, async (_payload, { signal }) => {
    const { bytes, seconds, ...report } = await backUp({ ...options, signal });
    log.info(
      { ...report, megabytes: rounded(bytes / 2 ** 20), minutes: rounded(seconds / 60) },
      'backup made',
    );
  });
