import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Executor, OfferRow, PromoCodeRow, PurchaseTables } from './tables.ts';

export type PromoBatchRow = Selectable<PurchaseTables['promo_batch']>;
export type BatchState = 'MAKING' | 'OPEN' | 'WAITING' | 'ENDED' | 'DROPPED' | 'REVOKED';

/** A batch as a list shows it. */
export type ListedBatch = PromoBatchRow & {
  campaign: string;
  /** Its promo, as the offers file has it. */
  written: string | null;
  state: BatchState;
  /** Codes that were paid with, and codes in open attempts. */
  used: number;
  held: number;
};

/** In the words of `promoRefusal`, of many batches at once. */
const stateAt = (now: Date): RawBuilder<BatchState> => sql<BatchState>`case
  when promo_batch.revoked_at is not null then 'REVOKED'
  when promo_batch.done_at is null then 'MAKING'
  when not source.sold or not offer.sold or source.offer_code <> promo_batch.offer_code then 'DROPPED'
  when least(promo_batch.valid_until, source.valid_until, offer.valid_until, offer.until) <= ${now} then 'ENDED'
  when greatest(promo_batch.valid_from, source.valid_from, offer.valid_from) > ${now} then 'WAITING'
  else 'OPEN' end`;

interface ListedPart {
  state?: BatchState | undefined;
  promo?: string | undefined;
  after?: { at: Date; id: string } | undefined;
}

/** The newest first. @param limit of rows */
export async function listedBatches(
  db: Executor,
  { state, promo, after }: ListedPart,
  now: Date,
  limit: number,
): Promise<ListedBatch[]> {
  const rows = await db
    .selectFrom('promo_batch')
    .innerJoin('promo_code as source', 'source.code', 'promo_batch.source_code')
    .innerJoin('offer', 'offer.code', 'promo_batch.offer_code')
    .selectAll('promo_batch')
    .select(['offer.campaign', 'source.written', stateAt(now).as('state')])
    .$if(promo !== undefined, (query) => query.where('promo_batch.source_code', '=', promo ?? ''))
    .$if(state !== undefined, (query) => query.where(stateAt(now), '=', state ?? 'OPEN'))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(promo_batch.ordered_at, promo_batch.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('promo_batch.ordered_at', 'desc')
    .orderBy('promo_batch.id', 'desc')
    .limit(limit)
    .execute();
  const counts = await usedOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...(counts.get(row.id) ?? { used: 0, held: 0 }) }));
}

/** Of some batches. A seat whose payment is open is held. */
async function usedOf(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { used: number; held: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('promo_code')
    .leftJoin('redemption', (join) =>
      join.onRef('redemption.code', '=', 'promo_code.code').on('redemption.settled_at', 'is', null),
    )
    .select([
      'batch_id',
      sql<number>`count(*)::int`.as('taken'),
      sql<number>`count(redemption.intent_id)::int`.as('held'),
    ])
    .where('batch_id', 'in', [...ids])
    .where('used', '>', 0)
    .groupBy('batch_id')
    .execute();
  return new Map(
    rows.map(({ batch_id, taken, held }) => [batch_id ?? '', { used: taken - held, held }]),
  );
}

/** Promos of the offers file that are sold, with their offers. */
export async function promosSold(
  db: Executor,
): Promise<{ promo: PromoCodeRow; offer: OfferRow }[]> {
  const promos = await db
    .selectFrom('promo_code')
    .selectAll()
    .where('batch_id', 'is', null)
    .where('sold', '=', true)
    .orderBy('code')
    .execute();
  const offers = await db.selectFrom('offer').selectAll().where('sold', '=', true).execute();
  return promos.flatMap((promo) => {
    const offer = offers.find(({ code }) => code === promo.offer_code);
    return offer ? [{ promo, offer }] : [];
  });
}

/** @returns false if one with this id was ordered before */
export async function insertPromoBatch(
  trx: Executor,
  batch: Omit<PromoBatchRow, 'made' | 'done_at' | 'revoked_at' | 'revoked_by' | 'revoke_reason'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('promo_batch')
    .values(batch)
    .onConflict((oc) => oc.column('id').doNothing())
    .executeTakeFirst();
  return count === 1n;
}

export const promoBatchBy = (db: Executor, id: string): Promise<PromoBatchRow | undefined> =>
  db.selectFrom('promo_batch').selectAll().where('id', '=', id).executeTakeFirst();

/** A batch, which nobody else changes until the transaction ends. */
export const lockedPromoBatch = (trx: Executor, id: string): Promise<PromoBatchRow | undefined> =>
  trx.selectFrom('promo_batch').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function changePromoBatch(
  trx: Executor,
  id: string,
  change: Partial<
    Pick<PromoBatchRow, 'made' | 'done_at' | 'revoked_at' | 'revoked_by' | 'revoke_reason'>
  >,
): Promise<void> {
  await trx.updateTable('promo_batch').set(change).where('id', '=', id).execute();
}

/** Adds codes of one seat; one that exists is left out. @returns how many are new */
export async function insertBatchCodes(
  trx: Executor,
  { id, offer_code, valid_from, valid_until }: PromoBatchRow,
  codes: readonly string[],
): Promise<number> {
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('promo_code')
    .values(
      codes.map((code) => ({
        code,
        offer_code,
        seats: 1,
        valid_from,
        valid_until,
        sold: true,
        batch_id: id,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return Number(count ?? 0n);
}

/** The codes of a batch after one, in their order. */
export const batchCodesAfter = (
  db: Executor,
  batchId: string,
  after: string,
  limit: number,
): Promise<Pick<PromoCodeRow, 'code' | 'used'>[]> =>
  db
    .selectFrom('promo_code')
    .select(['code', 'used'])
    .where('batch_id', '=', batchId)
    .where('code', '>', after)
    .orderBy('code')
    .limit(limit)
    .execute();

/** Which of some codes are of a batch. */
export async function batchCodesAmong(
  db: Executor,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('promo_code')
    .select('code')
    .where('code', 'in', [...codes])
    .where('batch_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ code }) => code));
}
