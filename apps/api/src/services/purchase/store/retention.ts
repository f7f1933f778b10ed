import { sql } from 'kysely';
import type { Executor } from './tables.ts';

/**
 * Deletes receipts and credit notes that were issued before a moment, with the orders to refund them: only the oldest
 * numbers in a row, so that the numbers of what is left have no gaps. A receipt stays as long as its credit note.
 */
export async function deleteReceipts(trx: Executor, before: Date): Promise<void> {
  const { rows } = await sql<{ first: number | null }>`
    select least(
      (select number from purchase.receipt where issued_at >= ${before} order by number limit 1),
      (select min(corrected.number) from purchase.receipt note
        join purchase.receipt corrected on corrected.id = note.corrects
        where note.corrects is not null and note.issued_at >= ${before})
    ) as first`.execute(trx);
  const first = rows[0]?.first ?? null;
  const old = trx
    .selectFrom('receipt')
    .select('id')
    .where('issued_at', '<', before)
    .$if(first !== null, (query) => query.where('number', '<', first));
  await trx.deleteFrom('refund_order').where('receipt_id', 'in', old).execute();
  await trx.deleteFrom('receipt').where('id', 'in', old).execute();
}

/** Attempts that hold a reservation since before a moment, oldest first, after a moment and id. */
export const heldBefore = (
  db: Executor,
  before: Date,
  after: { created_at: Date; intent_id: string },
  limit: number,
): Promise<{ created_at: Date; intent_id: string }[]> =>
  db
    .selectFrom('reservation')
    .select(['intent_id', 'created_at'])
    .where('state', '=', 'HELD')
    .where('created_at', '<', before)
    .where(sql<boolean>`(created_at, intent_id) > (${after.created_at}, ${after.intent_id}::uuid)`)
    .orderBy('created_at')
    .orderBy('intent_id')
    .limit(limit)
    .execute();

/** Deletes attempts from before a moment that were not paid and hold nothing. */
export async function deleteReleased(db: Executor, before: Date): Promise<void> {
  await db
    .deleteFrom('reservation')
    .where('state', '=', 'RELEASED')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('redemption')
            .select('redemption.intent_id')
            .whereRef('redemption.intent_id', '=', 'reservation.intent_id'),
        ),
      ),
    )
    .execute();
}
