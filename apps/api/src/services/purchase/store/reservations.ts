import { sql } from 'kysely';
import type { Executor, ReservationRow } from './tables.ts';

export function reservationOf(db: Executor, intentId: string): Promise<ReservationRow | undefined> {
  return db
    .selectFrom('reservation')
    .selectAll()
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
}

export interface Reservation {
  intentId: string;
  userId: string | null;
  code: string;
}

/** What an account has to do with an offer: used by a paid or free period, or held by an open attempt. */
export async function redemptionsOf(
  db: Executor,
  userId: string,
  offerCode: string,
): Promise<{ code: string; settled_at: Date | null }[]> {
  return db
    .selectFrom('redemption')
    .innerJoin('promo_code', 'promo_code.code', 'redemption.code')
    .select(['redemption.code', 'settled_at'])
    .where('user_id', '=', userId)
    .where('offer_code', '=', offerCode)
    .execute();
}

/**
 * Takes a seat of a promo code for an attempt. An account has one seat: a newer attempt takes over that of an older one.
 * The counter's conditional update decides between concurrent attempts.
 * @returns false if no seat is left
 */
export async function takeSeat(
  trx: Executor,
  { intentId, userId, code }: Reservation,
): Promise<boolean> {
  const own = await trx
    .selectFrom('redemption')
    .select('code')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  if (own?.code === code) return true;
  if (own) await releaseSeat(trx, intentId);
  if (userId !== null) {
    const moved = await trx
      .updateTable('redemption')
      .set({ intent_id: intentId })
      .where('code', '=', code)
      .where('user_id', '=', userId)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    if (moved.numUpdatedRows > 0n) return true;
  }
  const counted = await trx
    .updateTable('promo_code')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code)
    .where(sql<boolean>`(seats is null or used < seats)`)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) return false;
  await trx
    .insertInto('redemption')
    .values({ intent_id: intentId, code, user_id: userId, settled_at: null })
    .execute();
  return true;
}

/** Gives the seat of an attempt back, unless it was used. */
export async function releaseSeat(trx: Executor, intentId: string): Promise<void> {
  const row = await trx
    .deleteFrom('redemption')
    .where('intent_id', '=', intentId)
    .where('settled_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  if (!row) return;
  await trx
    .updateTable('promo_code')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('code', '=', row.code)
    .execute();
}

/** The attempts to pay of an account, newest first. */
export function reservationsOf(db: Executor, userId: string): Promise<ReservationRow[]> {
  return db
    .selectFrom('reservation')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}
