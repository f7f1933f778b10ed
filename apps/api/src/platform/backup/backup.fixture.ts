import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Database } from '../database/index.ts';
import { silentLog } from '../log.ts';
import { QUEUE_MIGRATIONS } from '../queue/index.ts';
import { generateSecrets, randomSecret } from '../secrets/index.ts';
import { diskBlobs } from '../blobs/index.ts';
import { backUp, type BackupOptions } from './backup.ts';
import { type BackupKey, parseBackupKey } from './key.ts';
import { restoreBackup, type RestoreOptions } from './restore.ts';

export const newKey = (): BackupKey => {
  const key = parseBackupKey(Buffer.from(randomSecret(), 'base64url').toString('base64'));
  if (!key) throw new Error('not a key');
  return key;
};

const RELEASE = '2';

const SERVICES = resolve(import.meta.dirname, '../../services');

/** All migrations of this release. */
export const MIGRATIONS = [
  QUEUE_MIGRATIONS,
  ...readdirSync(SERVICES)
    .map((schema) => ({ schema, folder: join(SERVICES, schema, 'migrations') }))
    .filter(({ folder }) => existsSync(folder)),
];

/** A folder with the keys and files of a product, and with backups of a database. */
export async function openBackups(database: Pick<Database, 'url'>) {
  const root = mkdtempSync(join(tmpdir(), 'kandil-backup-'));
  const key = newKey();
  const dataDir = join(root, 'data');
  const folder = join(root, 'backups');
  await mkdir(dataDir);
  generateSecrets(join(dataDir, 'secrets'));
  await writeFile(join(dataDir, 'secrets', 'codes.next.0a1b2c'), 'half written');
  await diskBlobs(join(dataDir, 'blobs')).put('support/2026-11-28/a.png', Buffer.alloc(70_000, 7));
  const of = { key, release: RELEASE };
  return {
    root,
    key,
    dataDir,
    folder,
    backUp: (options: Partial<BackupOptions> = {}) =>
      backUp({ database, dataDir, folder, ...of, ...options }),
    /** Into another data folder. */
    restore: (from: string, options: Partial<RestoreOptions> = {}) =>
      restoreBackup({
        folder: from,
        dataDir: join(root, 'restored'),
        ...of,
        migrations: MIGRATIONS,
        log: silentLog,
        ...options,
      }),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 20 }),
  };
}

export type Backups = Awaited<ReturnType<typeof openBackups>>;
