import type { OffersFile } from '@kandil/contract/offers';
import { type Kysely, sql, type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { schemaOf, transaction } from '../../../../platform/database/kysely.ts';
import {
  type ImportSource,
  type LastImport,
  mayReplace,
} from '../../../../platform/import-source.ts';
import type { PurchaseTables } from '../../store/tables.ts';
import { CatalogueError, placeOf } from '../../../../platform/catalogue-error.ts';
import { normalCode } from '../../rules/promo-code.ts';
import { batchCodesAmong } from '../../store/promo-batches.ts';
import { readOffers } from './read.ts';
import { writeOffers } from './write.ts';
import { type PackageChanges, writePackages } from './packages.ts';

export interface OffersImport {
  now: Clock;
  /** By default an operator. The demo never replaces the offers of an operator. */
  source?: ImportSource;
  /** Rolls the import back at its end: reports what it would change. */
  dryRun?: boolean;
}

export interface OffersReport extends PackageChanges {
  /** The database has the offers of an operator, which the demo's do not replace; the import did nothing. */
  skipped?: true;
}

/** Refuses promo codes that are already single-use codes of a batch: somebody may hold them. @throws CatalogueError */
async function refuseBatchCodes(
  trx: Transaction<PurchaseTables>,
  json: unknown,
  { offers }: OffersFile,
): Promise<void> {
  const all = offers.flatMap(({ promoCodes }, offer) =>
    promoCodes.map(({ code }, at) => ({ code, path: ['offers', offer, 'promoCodes', at] })),
  );
  const taken = await batchCodesAmong(
    trx,
    all.map(({ code }) => normalCode(code)),
  );
  const issues = all
    .filter(({ code }) => taken.has(normalCode(code)))
    .map(({ code, path }) => ({
      place: placeOf(json, path),
      path,
      problem: `'${code}' is a single-use code of a batch`,
    }));
  if (issues.length > 0) throw new CatalogueError(issues);
}

class DryRun extends Error {}

/** An arbitrary fixed number: the key of the import's advisory lock. */
const LOCK_KEY = 5_730_003;

/**
 * Makes the purchase service sell what the file says (schema: `@kandil/contract/offers`), in one transaction. Importing
 * the same file again changes nothing. Subscriptions keep their agreed price (SPEC-D39), promo codes their used seats;
 * what is no longer in the file is no longer sold. Concurrent imports run one after the other.
 * @returns how many packages were added and replaced
 * @throws CatalogueError if the file is invalid
 */
export async function importOffers(
  database: Database,
  json: unknown,
  { now, source = 'OPERATOR', dryRun = false }: OffersImport,
): Promise<OffersReport> {
  const file = readOffers(json);
  const db: Kysely<PurchaseTables> = schemaOf(database, 'purchase');
  let report: OffersReport = { added: 0, replaced: 0 };
  try {
    await transaction(db, async (trx: Transaction<PurchaseTables>) => {
      await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
      const checksum = checksumOf(file);
      const last = await lastImport(trx);
      // An operator who imports the demo's file wants the demo back, and what later releases change in it.
      if (last?.checksum !== checksum && !mayReplace(source, last)) {
        report = { ...report, skipped: true };
        return;
      }
      await refuseBatchCodes(trx, json, file);
      await writeOffers(trx, file, new Date(now()));
      await remember(trx, { source, checksum }, new Date(now()));
      report = await writePackages(trx, new Date(now()));
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return report;
}

const checksumOf = (file: OffersFile): string =>
  createHash('sha256').update(JSON.stringify(file)).digest('hex');

/** Null if the database has no offers yet. */
async function lastImport(trx: Transaction<PurchaseTables>): Promise<LastImport | null> {
  const last = await trx.selectFrom('imported').select(['source', 'checksum']).executeTakeFirst();
  return last ?? null;
}

async function remember(
  trx: Transaction<PurchaseTables>,
  last: LastImport,
  now: Date,
): Promise<void> {
  const row = { ...last, imported_at: now };
  await trx
    .insertInto('imported')
    .values(row)
    .onConflict((oc) => oc.column('one').doUpdateSet(row))
    .execute();
}
