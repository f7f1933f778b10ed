import type { Catalogue } from '@kandil/contract/catalogue';
import { type Kysely, sql } from 'kysely';
import { CatalogueError, placeOf } from '../../../../platform/catalogue-error.ts';
import { anyOf } from '../../store/sql.ts';
import { type ContentTables, table } from '../../store/tables.ts';
import { videosOf } from './references.ts';

/**
 * Makes videos play the assets that the file names; a video that names none plays what it played before.
 * @throws CatalogueError that names every asset that there is not
 */
export async function bindNamed(db: Kysely<ContentTables>, file: Catalogue): Promise<void> {
  const named = videosOf(file).flatMap(({ item: { code, asset }, path }) =>
    code !== undefined && asset !== undefined ? [{ code, asset, path: [...path, 'asset'] }] : [],
  );
  if (named.length === 0) return;
  const ids = [...new Set(named.map(({ asset }) => asset))];
  const known = await db
    .selectFrom('asset')
    .select('id')
    .where('id', '=', anyOf.texts(ids))
    .execute();
  const found = new Set(known.map(({ id }) => id));
  const missing = named.filter(({ asset }) => !found.has(asset));
  if (missing.length > 0)
    throw new CatalogueError(
      missing.map(({ asset, path }) => ({
        place: placeOf(file, path),
        path,
        problem: `there is no asset '${asset}'`,
      })),
    );
  const rows = JSON.stringify(named.map(({ code, asset }) => ({ code, asset })));
  await sql`
    insert into ${table.video_asset} as own (code, asset_id, duration)
    select n.code, a.id, greatest(1, round((a.manifest ->> 'duration')::float8)::int)
    from jsonb_to_recordset(${rows}::jsonb) as n(code text, asset text) join ${table.asset} a on a.id = n.asset
    on conflict (code) do update set asset_id = excluded.asset_id, duration = excluded.duration, marks = null,
      changed_at = clock_timestamp()
    where own.asset_id <> excluded.asset_id`.execute(db);
}
