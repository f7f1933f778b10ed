import { sql } from 'kysely';
import type { Db } from './sql.ts';
import { table } from './tables.ts';

/** A text that an import of the catalogue or the site, what a video plays and that it plays its clips again each change. */
export async function versionOfCatalogue(db: Db): Promise<string> {
  const { version } = await db
    .selectFrom('video_asset')
    .select(
      sql<string>`concat_ws(' ', (select imported_at from ${table.imported}), (select imported_at from ${table.site}), max(changed_at), count(*))`.as(
        'version',
      ),
    )
    .executeTakeFirstOrThrow();
  return version;
}
