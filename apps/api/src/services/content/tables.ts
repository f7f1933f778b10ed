import type { Generated } from 'kysely';

/** Tables that calls write to. The catalogue itself is read with SQL in `store/` and written by the import. */
export interface ContentTables {
  my_list: { profile_id: number; title_id: number; added_at: Generated<Date> };
  opinion: { profile_id: number; title_id: number; likes: boolean };
  channel_favourite: { profile_id: number; channel_id: number; added_at: Generated<Date> };
  imported: { checksum: string };
}
