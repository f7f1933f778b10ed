import { createLog, migrate, MODULES, openQueue } from '@kandil/api';
import { openTestDatabase } from '@kandil/api/platform/testing';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backUpBeforeMigrations } from './backup.ts';
import { readConfig } from './config.ts';

const root = mkdtempSync(join(tmpdir(), 'kandil-before-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a start that migrates a database in use makes a backup first, and only then', async () => {
  const log = createLog({ level: 'silent' });
  const database = await openTestDatabase();
  const BACKUP_DIR = join(root, 'backups');
  const BACKUP_KEY = randomBytes(32).toString('base64');
  const config = readConfig({ BACKUP_DIR, BACKUP_KEY, KANDIL_DATA_DIR: root });
  const backupsMade = async () => {
    await backUpBeforeMigrations(config, { database, log });
    return existsSync(BACKUP_DIR) ? readdirSync(BACKUP_DIR).length : 0;
  };
  await (await openQueue({ database, log })).close();
  expect(await backupsMade()).toBe(0);
  const migrations = Object.values(MODULES).flatMap((each) => each.migrations);
  await migrate(
    database,
    migrations.map((source) => ({ ...source, last: 1 })),
    log,
  );
  expect(await backupsMade()).toBe(1);
  await migrate(database, migrations, log);
  expect(await backupsMade()).toBe(1);
  await database.close();
});
