import type { Catalogue } from '@kandil/contract/catalogue';
import { type Kysely, sql, type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../../../../platform/database/index.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import type { Queue } from '../../../../platform/queue/index.ts';
import { rankSoon } from '../../jobs/rank-titles.ts';
import { patiently } from '../../store/patiently.ts';
import type { PictureIndex } from '../../store/pictures.ts';
import type { ContentTables } from '../../store/tables.generated.ts';
import { alphabet, writeAlphabet } from './alphabet.ts';
import { deriveOrder, deriveRows } from './derive.ts';
import { readCatalogue } from './read.ts';
import { channelRows, titleRows, videoRows } from './rows.ts';
import { type SearchWords, searchWords } from './search-words.ts';
import * as shapes from './shapes.ts';
import { type Changes, idsOf, rewrite, type TableShape, upsert } from './upsert.ts';

export { CatalogueError } from './problems.ts';
export { JsonFault, locate, readJson, withoutByteOrderMark } from './json.ts';

export interface ImportOptions {
  pictures: PictureIndex;
  /** Does everything and takes it back: tells what an import would change. */
  dryRun?: boolean;
  /** Has what came ranked as soon as a worker can, instead of within the hour. */
  queue?: Pick<Queue, 'enqueue'>;
  /** Told what is written next, out of how many steps. */
  onStep?: (step: ImportStep) => void;
}

export interface ImportStep {
  /** From 1. */
  number: number;
  of: number;
  /** What the step writes: a table, or what is derived from the others. */
  name: string;
  rows: number;
}

export interface ImportReport {
  /** The file is the one imported last, and nothing was looked at. */
  unchanged: boolean;
  /** By kind of thing, in the order of the import. */
  changes: Readonly<Record<string, Changes>>;
}

/** Raised to increase when the import itself writes other rows from the same file. */
const VERSION = 3;
/** What `write` tells of. */
const STEPS = 16;

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
  return patiently(database, (db) => importChecked(db, file, checksum, options));
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
      report = { unchanged: false, changes: await write(trx, file, options, search) };
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
  const { rows } = await sql<{ at: string }>`
    insert into content.imported (checksum) values (${checksum})
    on conflict (one) do update set checksum = excluded.checksum, imported_at = now()
    returning extract(epoch from imported_at)::text as at`.execute(trx);
  return rows[0]?.at ?? '';
}

function checksumOf(file: Catalogue, pictures: PictureIndex): string {
  return createHash('sha256')
    .update(JSON.stringify([VERSION, file, [...pictures]]))
    .digest('hex');
}

async function write(
  trx: Transaction<ContentTables>,
  file: Catalogue,
  { pictures, onStep }: ImportOptions,
  search: SearchWords,
) {
  const changes: Record<string, Changes> = {};
  let number = 0;
  const step = (name: string, rows: number) =>
    onStep?.({ number: (number += 1), of: STEPS, name, rows });
  const put = async (shape: TableShape, rows: readonly object[]) => {
    step(shape.name, rows.length);
    changes[shape.name] = await upsert(trx, shape, rows);
    return shape.key[0] === 'code' ? idsOf(trx, shape.name) : () => 0;
  };
  const placed = <T extends object>(list: readonly T[]) =>
    list.map((item, position) => ({ ...item, position }));

  const genre = await put(shapes.GENRE, placed(file.genres));
  const person = await put(shapes.PERSON, file.people);
  const title = await put(shapes.TITLE, titleRows(file, pictures));
  await put(
    shapes.TITLE_GENRE,
    file.titles.flatMap((t) =>
      t.genres.map((code, position) => ({
        title_id: title(t.code),
        genre_id: genre(code),
        position,
      })),
    ),
  );
  await put(
    shapes.TITLE_PERSON,
    file.titles.flatMap((t) =>
      t.cast.map((part, position) => ({
        title_id: title(t.code),
        person_id: person(part.person),
        role: part.role,
        position,
      })),
    ),
  );
  const season = await put(
    shapes.SEASON,
    file.titles.flatMap((t) =>
      t.seasons.map((s) => ({
        code: s.code,
        title_id: title(t.code),
        season_index: s.index,
        title: s.title,
      })),
    ),
  );
  await put(shapes.VIDEO, videoRows(file, { title, season }, pictures));

  const category = await put(
    shapes.CATEGORY,
    placed(file.categories.map((c) => ({ ...c, result_type: c.resultType ?? null }))),
  );
  await put(
    shapes.SPOTLIGHT,
    file.categories.flatMap((c) =>
      c.spotlight.map((code, position) => ({
        category_id: category(c.code),
        title_id: title(code),
        position,
      })),
    ),
  );
  const breakdown = await put(
    shapes.BREAKDOWN,
    file.categories.flatMap((c) =>
      c.rows.map((r, position) => ({
        ...r,
        category_id: category(c.code),
        genre_id: r.genre ? genre(r.genre) : null,
        position,
      })),
    ),
  );

  const channelCategory = await put(shapes.CHANNEL_CATEGORY, placed(file.channelCategories));
  const channel = await put(shapes.CHANNEL, channelRows(file, pictures));
  await put(
    shapes.CHANNEL_IN_CATEGORY,
    file.channels.flatMap((c) =>
      c.categories.map((code) => ({
        channel_id: channel(c.code),
        category_id: channelCategory(code),
      })),
    ),
  );
  await put(shapes.FAQ, placed(file.faq));

  step('search', search.words.length);
  await rewrite(
    trx,
    shapes.SEARCH_WORD,
    search.words.map(({ code, ...word }) => ({ ...word, title_id: title(code) })),
  );
  await rewrite(trx, shapes.SEARCH_NEAR, search.near);

  step('rows', file.categories.flatMap(({ rows }) => rows).length);
  await deriveOrder(trx);
  await writeAlphabet(trx, alphabet(file.titles));
  await deriveRows(
    trx,
    file.categories
      .flatMap((c) => c.rows)
      .flatMap((r) =>
        (r.items ?? []).map((code, position) => ({
          breakdown_id: breakdown(r.code),
          title_id: title(code),
          position,
        })),
      ),
  );
  return changes;
}
