import type { GatewayCode } from '@kandil/contract/payment';
import type { Insertable } from 'kysely';
import type { Buyer, Executor, PurchaseTables, ReceiptRow } from './tables.ts';

const MOST_RECEIPTS = 200;

/** Receipts and credit notes of an account, newest first; all of them if `limit` is null. */
export function receiptsOf(
  db: Executor,
  userId: string,
  limit: number | null = MOST_RECEIPTS,
): Promise<ReceiptRow[]> {
  return db
    .selectFrom('receipt')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .$if(limit !== null, (query) => query.limit(limit))
    .execute();
}

export function receiptOfCharge(
  db: Executor,
  gatewayCode: GatewayCode,
  chargeId: string,
): Promise<ReceiptRow | undefined> {
  return db
    .selectFrom('receipt')
    .selectAll()
    .where('kind', '=', 'RECEIPT')
    .where('gateway_code', '=', gatewayCode)
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
}

/** The receipts of a subscription, newest period first, without credit notes. */
export function receiptsOfSubscription(db: Executor, id: string): Promise<ReceiptRow[]> {
  return receiptsOfSubscriptions(db, [id]);
}

/** The receipts of several subscriptions, newest period first, without credit notes. */
export async function receiptsOfSubscriptions(
  db: Executor,
  ids: readonly string[],
): Promise<ReceiptRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('receipt')
    .selectAll()
    .where('kind', '=', 'RECEIPT')
    .where('subscription_id', 'in', ids)
    .orderBy('period_to', 'desc')
    .execute();
}

/**
 * Writes a receipt or credit note with the next number, and its entry in the ledger of giving. The counter's row is
 * locked until the transaction ends, and a transaction that fails gives its number back: numbers have no gaps.
 */
export async function insertReceipt(
  trx: Executor,
  row: Omit<Insertable<PurchaseTables['receipt']>, 'number'> & { prefix: string },
): Promise<ReceiptRow> {
  const { last } = await trx
    .updateTable('receipt_counter')
    .set((eb) => ({ last: eb('last', '+', 1) }))
    .returning('last')
    .executeTakeFirstOrThrow();
  const receipt = await trx
    .insertInto('receipt')
    .values({ ...row, number: last })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('giving_entry')
    .values({
      receipt_id: receipt.id,
      prefix: receipt.prefix,
      number: receipt.number,
      paid: receipt.amount,
      amount: receipt.giving_share,
      currency: receipt.currency,
      at: receipt.issued_at,
    })
    .execute();
  return receipt;
}

/**
 * Stores the customer's name with a receipt of an account, and with its credit notes. A name that is stored stays.
 */
export async function storeBuyerName(
  db: Executor,
  { receiptId, userId }: { receiptId: string; userId: string },
  name: string,
): Promise<void> {
  await db
    .updateTable('receipt')
    .set({ buyer_name: name })
    .where('user_id', '=', userId)
    .where('buyer_name', 'is', null)
    .where((eb) => eb.or([eb('id', '=', receiptId), eb('corrects', '=', receiptId)]))
    .execute();
}

/** Keeps the receipts of a deleted account with a copy of the buyer instead; a name that is stored stays. */
export async function releaseReceipts(
  trx: Executor,
  userId: string,
  { name, ...buyer }: Buyer & { name: string },
): Promise<void> {
  await trx
    .updateTable('receipt')
    .set((eb) => ({
      user_id: null,
      buyer_name: eb.fn.coalesce('buyer_name', eb.val(name)),
      buyer: JSON.stringify(buyer),
    }))
    .where('user_id', '=', userId)
    .execute();
}

export function receiptByNumber(db: Executor, number: number): Promise<ReceiptRow | undefined> {
  if (!Number.isSafeInteger(number) || number > 2_147_483_647) return Promise.resolve(undefined);
  return db.selectFrom('receipt').selectAll().where('number', '=', number).executeTakeFirst();
}
