import type { SiteDocument } from '@kandil/contract/site';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../../../../platform/database/index.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import { type ImportSource, mayReplace } from '../../../../platform/import-source.ts';
import type { PictureIndex } from '../../store/pictures.ts';
import { lastSiteImport, markAsDemo, storedSite, storeSite } from '../../store/site.ts';
import { contentTables } from '../../store/sql.ts';
import { picturesOf } from './contradictions.ts';
import { readSite } from './read.ts';

export interface SiteImport {
  pictures: PictureIndex;
  /** By default an operator. The demo never replaces the document of an operator. */
  source?: ImportSource;
  /** Checks the document, and writes nothing. */
  dryRun?: boolean;
}

export type SiteReport = 'imported' | 'unchanged' | 'skipped';

/** An arbitrary fixed number: the key of the import's advisory lock. */
const LOCK_KEY = 5_730_004;

/**
 * Makes the document the service's site (schema: `@kandil/contract/site`). Running processes show it within seconds.
 * @returns `skipped`: the demo's, while the database has an operator's
 * @throws CatalogueError if the document is invalid
 */
export async function importSite(
  database: Database,
  json: unknown,
  { pictures, source = 'OPERATOR', dryRun = false }: SiteImport,
): Promise<SiteReport> {
  const site = readSite(json, (path) => pictures.has(path));
  const named = Object.fromEntries(
    picturesOf(site).flatMap(({ picture }) => {
      const found = pictures.get(picture);
      return found ? [[picture, found]] : [];
    }),
  );
  const checksum = createHash('sha256')
    .update(JSON.stringify([site, named]))
    .digest('hex');
  return transaction(contentTables(database), async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    const last = await lastSiteImport(trx);
    if (last?.checksum === checksum) {
      // An operator who imports the demo's document wants the demo back, and what later releases change in it.
      if (source === 'DEMO') await markAsDemo(trx);
      return 'unchanged';
    }
    if (!mayReplace(source, last)) return 'skipped';
    if (!dryRun) await storeSite(trx, { document: site, pictures: named }, { source, checksum });
    return 'imported';
  });
}

/** The stored document; undefined: none was imported. */
export const exportSite = async (database: Database): Promise<SiteDocument | undefined> =>
  (await storedSite(contentTables(database)))?.document;
