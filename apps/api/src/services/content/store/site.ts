import type { Picture } from '@kandil/contract/content';
import type { SiteDocument } from '@kandil/contract/site';
import type { LastImport } from '../../../platform/import-source.ts';
import type { Db } from './sql.ts';

export interface StoredSite {
  document: SiteDocument;
  /** The pictures that the document names, by path. */
  pictures: Record<string, Picture>;
}

/** The stored site document; undefined: none was imported. */
export const storedSite = (db: Db): Promise<StoredSite | undefined> =>
  db.selectFrom('site').select(['document', 'pictures']).executeTakeFirst();

/** Null if no document was imported yet. */
export async function lastSiteImport(db: Db): Promise<LastImport | null> {
  const last = await db.selectFrom('site').select(['source', 'checksum']).executeTakeFirst();
  return last ?? null;
}

/** From now on the starts of the demo update the document. */
export async function markAsDemo(db: Db): Promise<void> {
  await db.updateTable('site').set({ source: 'DEMO' }).execute();
}

/** Replaces the document. Its time is part of the catalogue's version. */
export async function storeSite(
  db: Db,
  { document, pictures }: StoredSite,
  { source, checksum }: LastImport,
): Promise<void> {
  const row = {
    document: JSON.stringify(document),
    pictures: JSON.stringify(pictures),
    source,
    checksum,
  };
  await db
    .insertInto('site')
    .values(row)
    .onConflict((oc) =>
      oc.column('one').doUpdateSet((eb) => ({ ...row, imported_at: eb.fn('now') })),
    )
    .execute();
}
