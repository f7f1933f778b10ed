import type { Catalogue } from '@kandil/contract/catalogue';
import { type Kysely, sql, type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { cancelOnAbort } from '../../../../platform/database/cancel.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import {
  type ImportSource,
  type LastImport,
  mayReplace,
} from '../../../../platform/import-source.ts';
import type { Queue } from '../../../../platform/queue/index.ts';
import { withBulkConnection } from '../../store/bulk-connection.ts';
import { type ContentTables, table } from '../../store/tables.ts';
import { importGuides, lockAirings } from '../../jobs/jobs.ts';
import { followTurn } from '../turn.ts';
import { rankSoon } from '../ranking.ts';
import type { ArtIndex } from '../art/index-art.ts';
import type { StreamRules } from '../../rules/streams.ts';
import { readCatalogue } from './read.ts';
import { takeTurn } from './lock.ts';
import type { Changes } from './upsert.ts';
import { STEPS, writeCatalogue } from './write.ts';
import { createWriter, type ImportStep } from './writer.ts';

export interface ImportOptions extends ArtIndex {
  /** By default that of the visitors' catalogue. */
  schema?: string;
  /** By default an operator. The demo never replaces the catalogue of an operator. */
  source?: ImportSource;
  /** Which streams channels may have; by default every one. */
  streams?: StreamRules;
  /** Rolls the import back at its end: reports what it would change. */
  dryRun?: boolean;
  /** Queues a ranking and the news of episodes; without it the hourly ranking includes the new titles. */
  queue?: Pick<Queue, 'enqueue'>;
  /** Called before each step. */
  onStep?: (step: ImportStep) => void;
  /** Ends the import, which then writes nothing. */
  signal?: AbortSignal;
}

export interface ImportReport {
  /** The file is the one imported last; the import did nothing. */
  unchanged: boolean;
  /** The database has the catalogue of an operator, which the demo's does not replace; the import did nothing. */
  skipped?: true;
  /** By table, in the order of the import. */
  changes: Readonly<Record<string, Changes>>;
}

/** Increase it when the import writes different rows from the same file. */
const VERSION = 12;
class DryRun extends Error {}

/**
 * Makes the content service match the file (schema: `@kandil/contract/catalogue`), in one transaction. Importing the
 * same file again changes nothing. Members' data (lists, opinions, favourites) stays, except for deleted titles and
 * channels. Concurrent imports, also of several processes, run one after the other. Running services see the import
 * within seconds, by `versionOfCatalogue`.
 * @throws CatalogueError if the file is invalid; any error after the signal has aborted
 */
export async function importCatalogue(
  database: Database,
  json: unknown,
  options: ImportOptions,
): Promise<ImportReport> {
  const file = readCatalogue(json, options, options.streams);
  const checksum = checksumOf(file, options);
  return withBulkConnection(
    database,
    (db) => importChecked(database, db, { file, checksum, options }),
    options.schema,
  );
}

interface CheckedImport {
  file: Catalogue;
  checksum: string;
  options: ImportOptions;
}

async function importChecked(
  database: Database,
  db: Kysely<ContentTables>,
  { file, checksum, options }: CheckedImport,
): Promise<ImportReport> {
  const known = await knownReport(db, checksum, options);
  if (known) return known;
  const onStep = (step: ImportStep) => {
    options.signal?.throwIfAborted();
    options.onStep?.(step);
  };
  let report: ImportReport = { unchanged: true, changes: {} };
  try {
    await transaction(db, async (trx) => {
      using _cancel = await cancelOnAbort(database, trx, options.signal);
      await takeTurn(trx, options.schema);
      // Another import may have written a file meanwhile.
      const written = await knownReport(trx, checksum, options);
      if (written) return (report = written);
      const writer = createWriter(trx, STEPS, onStep);
      await writeCatalogue(writer, file, options);
      report = { unchanged: false, changes: writer.changes };
      const importedAt = await remember(trx, { checksum, source: sourceOf(options) });
      if (options.queue) {
        await rankSoon(options.queue, trx, importedAt);
        await followTurn(trx, options.queue);
        await followChannels(trx, options.queue, file, importedAt);
      }
      if (options.dryRun) throw new DryRun();
      options.signal?.throwIfAborted();
      return report;
    });
  } catch (error) {
    if (error instanceof DryRun) return report;
    throw error;
  }
  if (!report.unchanged) await tidySearch(db);
  return report;
}

/** Channels with the address of a guide get it now, and those with a schedule begin now, not at the next time of the job. */
async function followChannels(
  trx: Transaction<ContentTables>,
  queue: Pick<Queue, 'enqueue'>,
  { channels }: Catalogue,
  key: string,
): Promise<void> {
  if (channels.some(({ guide }) => guide)) await queue.enqueue(trx, importGuides, {}, { key });
  if (channels.some(({ schedule }) => schedule)) await queue.enqueue(trx, lockAirings, {}, { key });
}

const sourceOf = ({ source = 'OPERATOR' }: ImportOptions): ImportSource => source;

/** The report of an import that has nothing to do, or null. */
async function knownReport(
  db: Kysely<ContentTables>,
  checksum: string,
  options: ImportOptions,
): Promise<ImportReport | null> {
  const last = await lastImport(db);
  if (last?.checksum === checksum) {
    // An operator who imports the demo's file wants the demo back, and what later releases change in it.
    if (sourceOf(options) === 'DEMO')
      await db.updateTable('imported').set({ source: 'DEMO' }).execute();
    return { unchanged: true, changes: {} };
  }
  return mayReplace(sourceOf(options), last)
    ? null
    : { unchanged: true, skipped: true, changes: {} };
}

/**
 * Gives the tables that the search reads their statistics, and marks their pages so that indexes alone answer. PostgreSQL would
 * do so later by itself; a large catalogue has millions of new rows.
 */
async function tidySearch(db: Kysely<ContentTables>): Promise<void> {
  await sql`vacuum (analyze) ${table.search_word}, ${table.search_near}, ${table.search_story}, ${table.title}`.execute(
    db,
  );
}

/** Null if the database is empty. A catalogue whose import was forgotten by a migration may be an operator's. */
async function lastImport(db: Kysely<ContentTables>): Promise<LastImport | null> {
  const last = await db.selectFrom('imported').select(['source', 'checksum']).executeTakeFirst();
  if (last) return last;
  const any = await db.selectFrom('category').select('id').limit(1).executeTakeFirst();
  return any ? { source: 'OPERATOR', checksum: '' } : null;
}

/** @returns the time of this import, in seconds since 1970 */
async function remember(trx: Transaction<ContentTables>, last: LastImport): Promise<string> {
  const { at } = await trx
    .insertInto('imported')
    .values(last)
    .onConflict((oc) => oc.column('one').doUpdateSet({ ...last, imported_at: sql<Date>`now()` }))
    .returning(sql<string>`extract(epoch from imported_at)::text`.as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** Of what the file says, in whichever format. */
function checksumOf(
  { titles, format: _format, ...others }: Catalogue,
  { pictures, files = [] }: ArtIndex,
): string {
  const own = files.map(({ path, sha256, stored }) => [path, sha256, stored]);
  const hash = createHash('sha256').update(JSON.stringify([VERSION, others, [...pictures], own]));
  // One by one: all of them are a text of 200 MB in a large catalogue.
  for (const title of titles) hash.update(JSON.stringify(title));
  return hash.digest('hex');
}
