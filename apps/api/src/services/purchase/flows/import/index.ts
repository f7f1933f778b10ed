import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { schemaOf, transaction } from '../../../../platform/database/kysely.ts';
import type { PurchaseTables } from '../../store/tables.ts';
import { readOffers } from './read.ts';
import { writeOffers } from './write.ts';
import { type PackageChanges, writePackages } from './packages.ts';

export interface OffersImport {
  now: Clock;
  /** Rolls the import back at its end: reports what it would change. */
  dryRun?: boolean;
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
  { now, dryRun = false }: OffersImport,
): Promise<PackageChanges> {
  const file = readOffers(json);
  const db: Kysely<PurchaseTables> = schemaOf(database, 'purchase');
  let changes: PackageChanges = { added: 0, replaced: 0 };
  try {
    await transaction(db, async (trx: Transaction<PurchaseTables>) => {
      await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
      await writeOffers(trx, file, new Date(now()));
      changes = await writePackages(trx, new Date(now()));
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return changes;
}
