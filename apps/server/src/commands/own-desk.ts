import {
  createLog,
  hasDatabase,
  migrate,
  openBlobs,
  openDatabase,
  openQueue,
  pendingMigrations,
  StartupError,
} from '@kandil/api';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { storePlaceOf } from '../stores.ts';
import { consoleOf, type Database, type Desk, type Terminal } from './desk.ts';

const log = createLog({ level: 'error' });

/** An outside database is migrated, with its queue, by `npm run migrate` alone. */
const isOwn = ({ engine }: Database): boolean => engine === 'native';

/**
 * The desk of a command that works in its own process: no product runs on this data folder, or the database is an
 * external one. An embedded database is locked only while the work needs it.
 * @param use what the data folder is used for, for another process that finds it locked
 */
export function ownDesk(config: Config, use: string, terminal: Terminal): Desk {
  const { dataDir } = config;
  return {
    ...terminal,
    console: consoleOf(terminal),
    config,
    blobs: openBlobs({ folder: join(dataDir, 'blobs'), ...(config.s3 && { s3: config.s3 }) }),
    async withDatabase(purpose, migrations, work, service) {
      const place = { dataDir, ...storePlaceOf(config, service).addresses };
      if (purpose === 'read' && !hasDatabase(place))
        throw new StartupError(
          `There is no database in ${dataDir} yet; an import or a start of the product makes it. Nothing was changed.`,
        );
      const database = await openDatabase({ ...place, use, log });
      try {
        if (purpose === 'write' && isOwn(database)) await migrate(database, migrations, log);
        else if ((await pendingMigrations(database, migrations)) > 0)
          throw new StartupError(
            `The tables of this database are older than this release; ${isOwn(database) ? 'an import or a start of the product' : 'npm run migrate'} brings them up to date. Nothing was changed.`,
          );
        return await work(database);
      } finally {
        await database.close();
      }
    },
    async withQueue(database, jobs, work) {
      const queue = await openQueue({ database, log, migrate: isOwn(database) });
      try {
        if (isOwn(database)) await queue.declare(jobs);
        return await work(queue);
      } finally {
        await queue.close();
      }
    },
  };
}
