import type { Database } from '../../../platform/database/index.ts';
import type { Handler } from '../../../platform/queue/index.ts';
import type { Log } from '../../../platform/log.ts';
import { adoptIngested } from '../flows/ingest/adopt.ts';
import type { IngestWorld } from '../flows/ingest/places.ts';
import { watchIncoming } from '../flows/ingest/incoming/watch.ts';
import { watchDropFolder } from '../flows/ingest/watch.ts';
import { contentTables } from '../store/sql.ts';
import { ingestHandler } from './ingest-dropped.ts';
import { tidyMediaHandler } from './tidy-media.ts';

/** Ingest of films from operators: its jobs, and the watchers of the drop folder and of the bucket. */
export function ingestJobs({
  database,
  now,
  log,
  ...rest
}: Omit<IngestWorld, 'db'> & { database: Database; now: () => number; log: Log }): {
  handlers: Handler[];
  watch: () => Promise<unknown>;
  adopt: () => Promise<void>;
} {
  const world = { ...rest, db: contentTables(database) };
  const { incoming } = world;
  return {
    handlers: [ingestHandler(world), tidyMediaHandler({ ...world, now, log })],
    watch: () =>
      Promise.all([
        watchDropFolder(world, { log }),
        incoming && watchIncoming({ ...world, incoming }, { log }),
      ]),
    adopt: () => adoptIngested(world, world.places.old, log),
  };
}
