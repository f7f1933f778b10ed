import { type BackupKey, parseBackupKey, type S3Options } from '@kandil/api';
import { resolve } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { bucketAddress, parseS3 } from './s3-config.ts';

const CRON = /^\S+( \S+){4}$/;

/** Variables of backups. */
export const backupVariables = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z.string().optional(),
  BACKUP_CRON: z
    .string()
    .regex(CRON, 'is not five fields of cron, such as `7 2 * * *`')
    .default('7 2 * * *'),
  BACKUP_S3_URL: bucketAddress.optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('auto'),
};

export interface BackupConfig {
  /** Where backups are; null: none are made. */
  folder: string | null;
  /** Encrypts and decrypts them. */
  key: BackupKey | null;
  /** Where each backup is copied to; null: nowhere. */
  bucket: S3Options | null;
  /** When a running product makes one, in UTC. */
  cron: string;
}

type BackupEnvironment = z.output<z.ZodObject<typeof backupVariables>> & {
  DATABASE_URL?: string | undefined;
};

/** @throws ConfigError for a key that is none, a folder without a key, and a database that has its own tools */
export function parseBackup(env: BackupEnvironment): BackupConfig {
  const folder = env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : null;
  const key = env.BACKUP_KEY === undefined ? null : parseBackupKey(env.BACKUP_KEY);
  if (env.BACKUP_KEY !== undefined && !key)
    throw new ConfigError(
      'BACKUP_KEY is not 32 bytes in base64. Make a file for BACKUP_KEY_FILE with: openssl rand -base64 32',
    );
  if (folder && env.DATABASE_URL)
    throw new ConfigError(
      'BACKUP_DIR is for the embedded database. With DATABASE_URL, use the tools of that database: see docs/operations/back-up.md.',
    );
  if (folder && !key) throw new ConfigError('BACKUP_DIR needs BACKUP_KEY or BACKUP_KEY_FILE.');
  const bucket = parseS3(
    {
      S3_URL: env.BACKUP_S3_URL,
      S3_ACCESS_KEY_ID: env.BACKUP_S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: env.BACKUP_S3_SECRET_ACCESS_KEY,
      S3_REGION: env.BACKUP_S3_REGION,
    },
    'BACKUP_',
  );
  if (bucket && !folder)
    throw new ConfigError('BACKUP_S3_URL is for copies of the backups in BACKUP_DIR: set it, too.');
  return { folder, key, bucket, cron: env.BACKUP_CRON };
}
