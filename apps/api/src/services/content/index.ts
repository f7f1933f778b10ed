import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { Handler } from '../../platform/queue/index.ts';
import { type IngestWorld, ingestHandler, watchDropFolder } from './ingest/index.ts';
import type { ContentTables } from './tables.ts';

export { exportCatalogue } from './export/index.ts';
export {
  CatalogueError,
  importCatalogue,
  type ImportOptions,
  type ImportReport,
  type ImportStep,
  JsonFault,
  locate,
  readJson,
  withoutByteOrderMark,
} from './import/index.ts';
export { imageRoutes } from './images/index.ts';
export {
  codeOf,
  DROPPED,
  forgetIngest,
  ingest,
  INGEST_STEPS,
  type IngestOptions,
  type IngestProgress,
  type IngestStatus,
  type IngestTask,
  inWords,
  type Places,
  placesOf,
  readStatus,
  readStatuses,
  statusLine,
  statusWriter,
  tryIngest,
} from './ingest/index.ts';
export { mediaCatalogue } from './media.ts';
export { readPictures } from './pictures.ts';
export { catalogueCache } from './world.ts';

/** The tables of the content service, for commands. */
export const withContent = <Result>(
  database: Database,
  work: (db: Kysely<ContentTables>) => Promise<Result>,
): Promise<Result> => work(schemaOf<ContentTables>(database, 'content'));

/** Films that operators bring: what takes one in, and what looks for them until it is stopped. */
export function ingestJobs({
  database,
  ...rest
}: Omit<IngestWorld, 'db'> & { database: Database }): {
  handler: Handler;
  watch: (options: Parameters<typeof watchDropFolder>[1]) => Promise<void>;
} {
  const world = { ...rest, db: schemaOf<ContentTables>(database, 'content') };
  return {
    handler: ingestHandler(world),
    watch: (options) => watchDropFolder(world, options),
  };
}
