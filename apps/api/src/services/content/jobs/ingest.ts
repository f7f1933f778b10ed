import type { Database } from '../../../platform/database/index.ts';
import type { Handler } from '../../../platform/queue/index.ts';
import { type IngestWorld, ingestHandler, watchDropFolder } from '../flows/ingest/job.ts';
import { contentTables } from '../store/sql.ts';

/** Films that operators bring: the job that takes one in, and the watch on the drop folder until it is stopped. */
export function ingestJobs({
  database,
  ...rest
}: Omit<IngestWorld, 'db'> & { database: Database }): {
  handler: Handler;
  watch: (options: Parameters<typeof watchDropFolder>[1]) => Promise<void>;
} {
  const world = { ...rest, db: contentTables(database) };
  return {
    handler: ingestHandler(world),
    watch: (options) => watchDropFolder(world, options),
  };
}
