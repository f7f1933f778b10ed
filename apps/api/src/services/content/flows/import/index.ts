import type { Catalogue } from '@kandil/contract/catalogue';
import { type Kysely, sql, type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../../../../platform/database/index.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import type { Queue } from '../../../../platform/queue/index.ts';
import { withBulkConnection } from '../../store/bulk-connection.ts';
import type { PictureIndex } from '../../store/pictures.ts';
import type { ContentTables } from '../../store/tables.ts';
import { rankSoon } from '../ranking.ts';
import { readCatalogue } from './read.ts';
import { searchWords } from './search-words.ts';
import type { Changes } from './upsert.ts';
import { STEPS, writeCatalogue } from './write.ts';
import { createWriter, type ImportStep } from './writer.ts';

export interface ImportOptions {
  pictures: PictureIndex;
  /** Does everything and takes it back: tells what an import would change. */
  dryRun?: boolean;
  /** Has what came ranked as soon as a worker can, instead of within the hour. */
  queue?: Pick<Queue, 'enqueue'>;
  /** Told what is written next, out of how many steps. */
  onStep?: (step: ImportStep) => void;
}

export interface ImportReport {
  /** The file is the one imported last, and nothing was looked at. */
  unchanged: boolean;
  /** By kind of thing, in the order of the import. */
  changes: Readonly<Record<string, Changes>>;
}

/** Raised to increase when the import itself writes other rows from the same file. */
const VERSION = 3;
class DryRun extends Error {}

/**
 * Makes the content service offer exactly what the file says (schema: `@kandil/contract/catalogue`), in one
 * transaction: afterwards all of it counts, or nothing was changed. Importing a file twice changes nothing.
 * Member data (lists, opinions, favourites) stay, except for titles and channels that go.
 * Two at once, also from several processes, come one after the other.
 * Caches of running services notice within their time (`catalogueCache`).
 * @throws CatalogueError when the file is wrong
 */
export async function importCatalogue(
  database: Database,
  json: unknown,
  options: ImportOptions,
): Promise<ImportReport> {
  const file = readCatalogue(json, options.pictures);
  const checksum = checksumOf(file, options.pictures);
  return withBulkConnection(database, (db) => importChecked(db, file, checksum, options));
}

async function importChecked(
  db: Kysely<ContentTables>,
  file: Catalogue,
  checksum: string,
  options: ImportOptions,
): Promise<ImportReport> {
  let report: ImportReport = { unchanged: true, changes: {} };
  if ((await lastChecksum(db)) === checksum) return report;
  const search = searchWords(file);
  try {
    await transaction(db, async (trx) => {
      await takeTurn(trx);
      // Another import may have brought this very file meanwhile.
      if ((await lastChecksum(trx)) === checksum) return;
      const writer = createWriter(trx, STEPS, options.onStep);
      await writeCatalogue(writer, file, options.pictures, search);
      report = { unchanged: false, changes: writer.changes };
      const importedAt = await remember(trx, checksum);
      if (options.queue) await rankSoon(options.queue, trx, importedAt);
      if (options.dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return report;
}

async function lastChecksum(db: Kysely<ContentTables>): Promise<string | undefined> {
  return (await db.selectFrom('imported').select('checksum').executeTakeFirst())?.checksum;
}

/** Any fixed number: the key of the advisory lock that one import holds. */
const LOCK_KEY = 5_730_002;

/** Waits for another import to end, and from then on as long for what others write. */
async function takeTurn(trx: Transaction<ContentTables>): Promise<void> {
  // The rows of a big file take their time to be put together on a busy machine.
  await sql`set local idle_in_transaction_session_timeout = '1min'`.execute(trx);
  await sql`set local lock_timeout = '5min'`.execute(trx);
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
}

/** @returns the moment of this import */
async function remember(trx: Transaction<ContentTables>, checksum: string): Promise<string> {
  const { at } = await trx
    .insertInto('imported')
    .values({ checksum })
    .onConflict((oc) =>
      oc.column('one').doUpdateSet((eb) => ({
        checksum: eb.ref('excluded.checksum'),
        imported_at: sql<Date>`now()`,
      })),
    )
    .returning(sql<string>`extract(epoch from imported_at)::text`.as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

function checksumOf(file: Catalogue, pictures: PictureIndex): string {
  return createHash('sha256')
    .update(JSON.stringify([VERSION, file, [...pictures]]))
    .digest('hex');
}
