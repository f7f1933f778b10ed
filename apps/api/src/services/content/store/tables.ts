import type { Generated, Kysely } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf } from '../../../platform/database/kysely.ts';

/** Tables that calls write to. The catalogue itself is read with SQL in `store/` and written by the import. */
export interface ContentTables {
  my_list: { profile_id: number; title_id: number; added_at: Generated<Date> };
  opinion: { profile_id: number; title_id: number; likes: boolean };
  channel_favourite: { profile_id: number; channel_id: number; added_at: Generated<Date> };
  imported: { checksum: string };
}

/** The tables of the content service, for whoever has no world: commands, and jobs of ingest. */
export const contentTables = (database: Database): Kysely<ContentTables> =>
  schemaOf<ContentTables>(database, 'content');
