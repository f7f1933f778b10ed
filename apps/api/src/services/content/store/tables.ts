import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf } from '../../../platform/database/kysely.ts';
import type { ContentTables } from './tables.generated.ts';

/** The tables of the content service, for whoever has no world: commands, and jobs of ingest. */
export const contentTables = (database: Database): Kysely<ContentTables> =>
  schemaOf<ContentTables>(database, 'content');
