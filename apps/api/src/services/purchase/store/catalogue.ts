import { promoOfBatch } from '../rules/promo.ts';
import type {
  Executor,
  GatewayRow,
  OfferRow,
  PackageRow,
  PeriodRow,
  PlanRow,
  PriceRow,
  PromoCodeRow,
} from './tables.ts';

/** The plans on sale, in their order. */
export function plansSold(db: Executor): Promise<PlanRow[]> {
  return db.selectFrom('plan').selectAll().where('sold', '=', true).orderBy('position').execute();
}

export function periodsSold(db: Executor): Promise<PeriodRow[]> {
  return db.selectFrom('period').selectAll().where('sold', '=', true).orderBy('position').execute();
}

export function gatewaysSold(db: Executor): Promise<GatewayRow[]> {
  return db
    .selectFrom('gateway')
    .selectAll()
    .where('sold', '=', true)
    .orderBy('position')
    .execute();
}

/** Every price, also of the past and future. */
export function pricesOf(db: Executor): Promise<PriceRow[]> {
  return db.selectFrom('price').selectAll().orderBy('valid_from').execute();
}

export function allOffers(db: Executor): Promise<OfferRow[]> {
  return db.selectFrom('offer').selectAll().where('sold', '=', true).execute();
}

export function planBy(db: Executor, code: string): Promise<PlanRow | undefined> {
  return db.selectFrom('plan').selectAll().where('code', '=', code).executeTakeFirst();
}

export function periodBy(db: Executor, code: string): Promise<PeriodRow | undefined> {
  return db.selectFrom('period').selectAll().where('code', '=', code).executeTakeFirst();
}

/** A promo code and its offer; also one that is no longer sold. @param code in its stored form */
export async function promoBy(
  db: Executor,
  code: string,
): Promise<{ promo: PromoCodeRow; offer: OfferRow } | null> {
  const found = await db
    .selectFrom('promo_code')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found) return null;
  const promo = found.batch_id === null ? found : await promoOf(db, found, found.batch_id);
  const offer = await db
    .selectFrom('offer')
    .selectAll()
    .where('code', '=', promo.offer_code)
    .executeTakeFirstOrThrow();
  return { promo, offer };
}

/** A code of a batch, valid as long as the batch and its promo are. */
async function promoOf(db: Executor, code: PromoCodeRow, batchId: string): Promise<PromoCodeRow> {
  const batch = await db
    .selectFrom('promo_batch')
    .selectAll()
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow();
  const source = await db
    .selectFrom('promo_code')
    .selectAll()
    .where('code', '=', batch.source_code)
    .executeTakeFirstOrThrow();
  return promoOfBatch(code, batch, source);
}

/** The packages that are offered at a country's prices. */
export function packagesOffered(db: Executor, countries: readonly string[]): Promise<PackageRow[]> {
  return db
    .selectFrom('package')
    .selectAll()
    .where('country', 'in', countries)
    .where('replaced_at', 'is', null)
    .orderBy('source_kind', 'desc')
    .execute();
}

export function packageBy(db: Executor, id: string): Promise<PackageRow | undefined> {
  return db.selectFrom('package').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The tax rate of a country, in hundredths of a percent. */
export async function taxRateOf(db: Executor, country: string): Promise<number> {
  const rows = await db
    .selectFrom('tax')
    .selectAll()
    .where('country', 'in', [country, '*'])
    .execute();
  const row = rows.find((each) => each.country === country) ?? rows[0];
  return row?.rate ?? 0;
}

/** Above it a refund needs a second person, in minor units; null: no limit in this currency. */
export async function limitOf(db: Executor, currency: string): Promise<number | null> {
  const row = await db
    .selectFrom('refund_limit')
    .select('amount')
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.amount ?? null;
}

/** Name and address of the seller, in lines. */
export async function sellerOf(db: Executor): Promise<string[]> {
  return (await db.selectFrom('seller').select('lines').executeTakeFirst())?.lines ?? [];
}

/** Every plan by code, also those that are no longer sold. */
export async function allPlans(db: Executor): Promise<ReadonlyMap<string, PlanRow>> {
  const rows = await db.selectFrom('plan').selectAll().execute();
  return new Map(rows.map((row) => [row.code, row]));
}

export async function allPeriods(db: Executor): Promise<ReadonlyMap<string, PeriodRow>> {
  const rows = await db.selectFrom('period').selectAll().execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** The packages of a gateway that are sold. */
export function packagesAt(db: Executor, gateway: GatewayRow['code']): Promise<PackageRow[]> {
  return db
    .selectFrom('package')
    .selectAll()
    .where('gateway_code', '=', gateway)
    .where('replaced_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** The packages that are sold without an offer. */
export const packagesSold = (db: Executor): Promise<PackageRow[]> =>
  db
    .selectFrom('package')
    .selectAll()
    .where('replaced_at', 'is', null)
    .where('offer_code', 'is', null)
    .execute();
