import type { Catalogue } from '@kandil/contract/catalogue';
import { type Kysely, sql, type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../../../../platform/database/index.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import type { Queue } from '../../../../platform/queue/index.ts';
import { withBulkConnection } from '../../store/bulk-connection.ts';
import type { PictureIndex } from '../../store/pictures.ts';
import type { ContentTables } from '../../store/tables.ts';
import { lastVideoId } from '../../store/episodes.ts';
import { tellSoon } from '../news.ts';
import { rankSoon } from '../ranking.ts';
import { readCatalogue } from './read.ts';
import type { Changes } from './upsert.ts';
import { STEPS, writeCatalogue } from './write.ts';
import { createWriter, type ImportStep } from './writer.ts';

export interface ImportOptions {
  pictures: PictureIndex;
  /** Rolls the import back at its end: reports what it would change. */
  dryRun?: boolean;
  /** Queues a ranking and the news of episodes; without it the hourly ranking includes the new titles. */
  queue?: Pick<Queue, 'enqueue'>;
  /** Called before each step. */
  onStep?: (step: ImportStep) => void;
}

export interface ImportReport {
  /** The file is the one imported last; the import did nothing. */
  unchanged: boolean;
  /** By table, in the order of the import. */
  changes: Readonly<Record<string, Changes>>;
}

/** Increase it when the import writes different rows from the same file. */
const VERSION = 6;
class DryRun extends Error {}

/**
 * Makes the content service match the file (schema: `@kandil/contract/catalogue`), in one transaction. Importing the
 * same file again changes nothing. Members' data (lists, opinions, favourites) stays, except for deleted titles and
 * channels. Concurrent imports, also of several processes, run one after the other. Running services see the import
 * within seconds, by `versionOfCatalogue`.
 * @throws CatalogueError if the file is invalid
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
  try {
    await transaction(db, async (trx) => {
      await takeTurn(trx);
      // Another import may have written the same file meanwhile.
      if ((await lastChecksum(trx)) === checksum) return;
      const after = await lastVideoId(trx);
      const writer = createWriter(trx, STEPS, options.onStep);
      await writeCatalogue(writer, file, options.pictures);
      report = { unchanged: false, changes: writer.changes };
      const importedAt = await remember(trx, checksum);
      if (options.queue) {
        await rankSoon(options.queue, trx, importedAt);
        await tellSoon(options.queue, trx, { after, last: await lastVideoId(trx) });
      }
      if (options.dryRun) throw new DryRun();
    });
  } catch (error) {
    if (error instanceof DryRun) return report;
    throw error;
  }
  if (!report.unchanged) await tidySearch(db);
  return report;
}

/**
 * Gives the tables of the search their statistics, and marks their pages so that indexes alone answer. PostgreSQL would
 * do so later by itself; a large catalogue has millions of new rows.
 */
async function tidySearch(db: Kysely<ContentTables>): Promise<void> {
  await sql`vacuum (analyze) content.search_word, content.search_near`.execute(db);
}

async function lastChecksum(db: Kysely<ContentTables>): Promise<string | undefined> {
  return (await db.selectFrom('imported').select('checksum').executeTakeFirst())?.checksum;
}

/** An arbitrary fixed number: the key of the import's advisory lock. */
const LOCK_KEY = 5_730_002;

/** Waits for other imports to end, and lets the transaction wait minutes for row locks. */
async function takeTurn(trx: Transaction<ContentTables>): Promise<void> {
  // On a busy machine, preparing the rows of a large file keeps the transaction idle for seconds.
  await sql`set local idle_in_transaction_session_timeout = '1min'`.execute(trx);
  await sql`set local lock_timeout = '5min'`.execute(trx);
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
}

/** @returns the time of this import, in seconds since 1970 */
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

function checksumOf({ titles, ...others }: Catalogue, pictures: PictureIndex): string {
  const hash = createHash('sha256').update(JSON.stringify([VERSION, others, [...pictures]]));
  // One by one: all of them are a text of 200 MB in a large catalogue.
  for (const title of titles) hash.update(JSON.stringify(title));
  return hash.digest('hex');
}
