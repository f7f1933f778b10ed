import { type Clock, compareClocks } from './clock.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database/index.ts';
import { migrate } from './database/migrations/index.ts';
import { openQueue, type Queue } from './queue/index.ts';
import { awaitSchema, type Schema } from './schema.ts';

/** A database with the job queue that lives in it: a job is queued in the transaction that requests it. */
export interface Store {
  database: Database;
  queue: Queue;
}

export interface StoreOptions extends DatabaseOptions {
  /** The tables and queues that the product needs there (none). */
  schema?: Schema;
  now?: Clock;
}

/** Opens a database and its queue. `close` ends the queue first, so a running job keeps its database. */
export async function openStore(
  options: StoreOptions,
): Promise<Store & { close: () => Promise<void> }> {
  await using parts = new AsyncDisposableStack();
  const database = parts.adopt(await openDatabase(options), (opened) => opened.close());
  await compareClocks(database.pool, options.log, options.now);
  const queue = parts.adopt(await openTables(database, options), (opened) => opened.close());
  const rest = parts.move();
  return { database, queue, close: () => rest.disposeAsync() };
}

/** Brings the embedded database up to date; nodes that share one wait until the migration job has done so. */
async function openTables(database: Database, { schema, log }: StoreOptions): Promise<Queue> {
  const isOwn = database.engine === 'native';
  const { migrations, jobs } = schema ?? { migrations: [], jobs: [] };
  if (isOwn) await migrate(database, migrations, log);
  else await awaitSchema(database, { migrations, jobs }, log);
  return openQueue({ database, log, migrate: isOwn });
}
