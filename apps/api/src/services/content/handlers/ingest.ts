import type { Database } from '../../../platform/database/index.ts';
import type { Handler } from '../../../platform/queue/index.ts';
import type { Log } from '../../../platform/log.ts';
import { adoptIngested } from '../flows/ingest/adopt.ts';
import type { IngestWorld } from '../flows/ingest/places.ts';
import { watchIncoming } from '../flows/ingest/incoming/watch.ts';
import { watchDropFolder } from '../flows/ingest/watch.ts';
import { contentTables } from '../store/sql.ts';
import { ingestHandler } from './ingest-dropped.ts';

/** Ingest of films from operators: the job that ingests one, and the watchers of the drop folder and of the bucket. */
export function ingestJobs({
  database,
  ...rest
}: Omit<IngestWorld, 'db'> & { database: Database }): {
  handler: Handler;
  watch: (options: Parameters<typeof watchDropFolder>[1]) => Promise<unknown>;
  adopt: (log: Log) => Promise<void>;
} {
  const world = { ...rest, db: contentTables(database) };
  const { incoming } = world;
  return {
    handler: ingestHandler(world),
    watch: (options) =>
      Promise.all([
        watchDropFolder(world, options),
        incoming && watchIncoming({ ...world, incoming }, options),
      ]),
    adopt: (log) => adoptIngested(world, world.places.old, log),
  };
}
