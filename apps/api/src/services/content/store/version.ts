import { sql } from 'kysely';
import type { Db } from './sql.ts';
import { table } from './tables.ts';

/**
 * A text that each change of the visible catalogue changes: an import of the catalogue or the site, what a video plays, that
 * it plays its clips again, something that begins or ends to be shown, and the lists that are derived after it.
 */
export async function versionOfCatalogue(db: Db): Promise<string> {
  const { version } = await db
    .selectFrom('video_asset')
    .select(
      sql<string>`concat_ws(' ', (select imported_at from ${table.imported}), (select imported_at from ${table.site}),
        (select max(at) from ${table.boundary} where at <= now()), (select at from ${table.turn}),
        max(changed_at), count(*))`.as('version'),
    )
    .executeTakeFirstOrThrow();
  return version;
}
