import type { Picture } from '@kandil/contract/content';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type ArtFile, blobKeyOf, pathOf } from '../rules/art.ts';
import { anyOf, type Db } from './sql.ts';
import { type ContentTables, table } from './tables.ts';

/** The files of the last import, by path. */
export const artFiles = (db: Db): Promise<ArtFile[]> =>
  db.selectFrom('art').selectAll().orderBy('path').execute();

export const artFile = (db: Db, path: string): Promise<ArtFile | undefined> =>
  db.selectFrom('art').selectAll().where('path', '=', path).executeTakeFirst();

/** Announces files of the blob store before they are written, so that they can be removed if nothing refers to them. */
export async function announceBlobs(db: Db, files: readonly ArtFile[]): Promise<void> {
  const keys = [...new Set(files.map(blobKeyOf))];
  // Waits for a removal of the same key, which then is complete.
  await sql`
    insert into ${table.art_blob} (key) select unnest(${keys}::text[])
    on conflict (key) do update set last_used = now()`.execute(db);
}

/** Paths of the pictures of titles, videos and channels: all, or those that were removed. */
const namedBy = (which: RawBuilder<boolean>): RawBuilder<string> => {
  const path = (picture: RawBuilder<unknown>) => sql`substring(${picture} ->> 'src' from '/(.*)$')`;
  return sql`
    select ${path(sql`p.value`)} from ${table.title}, jsonb_each(pictures) p where ${which}
    union all select ${path(sql`image`)} from ${table.video} where ${which}
    union all select ${path(sql`logo`)} from ${table.channel} where ${which}`;
};

/** The files of what was removed, which members' lists show in grey, without those of an import. */
export async function artOfRemoved(db: Db, files: readonly ArtFile[]): Promise<ArtFile[]> {
  const paths = new Set(files.map(({ path }) => path));
  const rows = await db
    .selectFrom('art')
    .selectAll()
    .where(sql<boolean>`path in (${namedBy(sql`removed_at is not null`)})`)
    .execute();
  return rows.filter(({ path }) => !paths.has(path));
}

/** Forgets pictures of what was deleted, unless something else names them. `removeUnused` then removes their files. */
export async function forgetArt(db: Db, pictures: readonly Picture[]): Promise<void> {
  const paths = pictures.map(pathOf);
  await sql`
    delete from ${table.art} where path = ${anyOf.texts(paths)}
      and path not in (${namedBy(sql`true`)})
      and not exists (select from ${table.site} s where s.pictures ? path)`.execute(db);
}

/** For the files that are referred to now: an import may end that. */
export async function markUsed(trx: Transaction<ContentTables>): Promise<void> {
  await sql`update ${table.art_blob} b set last_used = now() where ${referred}`.execute(trx);
}

/** Whether a picture refers to the blob `b`. */
const referred = sql`exists (
  select from ${table.art} a
  where a.stored and a.sha256 = substring(b.key from '^art/([0-9a-f]{64})') and b.key like '%' || substring(a.path from '[.][a-z]+$'))`;

/**
 * Removes one file that no picture has referred to since `before`. Its row stays locked meanwhile: an import that needs
 * the file waits, and then writes it again.
 * @returns whether there was one
 */
export function removeUnused(
  db: Db,
  before: Date,
  remove: (key: string) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ key: string }>`
      select b.key from ${table.art_blob} b where b.last_used < ${before} and not ${referred}
      order by b.key limit 1 for update of b skip locked`.execute(trx);
    const key = rows[0]?.key;
    if (key === undefined) return false;
    await remove(key);
    await trx.deleteFrom('art_blob').where('key', '=', key).execute();
    return true;
  });
}
