import { createLog, hasDatabase, type Manifest, openDatabase, StartupError } from '@kandil/api';
import { restore, verify } from '../../apps/server/src/backup.ts';
import { backup } from '../../apps/server/src/commands/backup.ts';
import { type Config, readConfig } from '../../apps/server/src/config.ts';
import type { BackupCommand, Place } from './backup-arguments.ts';

const log = createLog({ level: 'error' });

/** Makes, verifies or restores a backup. @throws StartupError with the reason why it cannot */
export async function carryOut(
  command: BackupCommand,
  { environment, console }: Place,
): Promise<void> {
  const config = readConfig(environment);
  if (command.kind === 'backup') return make(config, console);
  if (command.kind === 'verify') {
    console.log(`Whole: ${describe(await verify(config, command.folder))}.`);
    return;
  }
  const manifest = await restore(config, command.folder, log);
  console.log(`Restored into ${config.dataDir}: ${describe(manifest)}.`);
}

function make(config: Config, console: Place['console']): Promise<void> {
  const { dataDir, databaseUrl: url } = config;
  const place = { dataDir, ...(url && { url }) };
  const { signal } = new AbortController();
  return backup(
    { kind: 'backup' },
    {
      config,
      console,
      signal,
      async withDatabase(_purpose, _migrations, work) {
        if (!hasDatabase(place)) throw new StartupError(`There is no database in ${dataDir}.`);
        const database = await openDatabase({ ...place, log });
        try {
          return await work(database);
        } finally {
          await database.close();
        }
      },
    },
  );
}

/** `the backup of 2026-11-28T02:07:00.000Z by release 5.7.30, 91 tables with 58680 rows`. */
function describe({ at, version, parts }: Manifest): string {
  const rows = parts.flatMap(({ content }) => (content.kind === 'table' ? [content.rows] : []));
  const sum = rows.reduce((total, count) => total + count, 0);
  return `the backup of ${at} by release ${version}, ${rows.length} tables with ${sum} rows`;
}
