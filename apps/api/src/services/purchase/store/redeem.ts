import type { Executor } from './tables.ts';
import { type Reservation, releaseSeat, reservationOf, takeSeat } from './reservations.ts';

/**
 * The seat of an attempt is used. A seat that was given back, or passed to a newer attempt, is taken again if one is
 * left; the payment counts in any case.
 */
export async function redeem(
  trx: Executor,
  { intentId, userId }: { intentId: string; userId: string },
  at: Date,
): Promise<void> {
  const reservation = await reservationOf(trx, intentId);
  if (!reservation) return;
  await trx
    .updateTable('reservation')
    .set({ state: 'SETTLED', user_id: userId })
    .where('intent_id', '=', intentId)
    .execute();
  const code = reservation.promo_code;
  if (code === null) return;
  const used = await trx
    .selectFrom('redemption')
    .select('intent_id')
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .where('settled_at', 'is not', null)
    .executeTakeFirst();
  await releaseOthers(trx, { intentId, userId, code });
  if (used || !(await takeSeat(trx, { intentId, userId, code }))) return;
  await trx
    .updateTable('redemption')
    .set({ settled_at: at, user_id: userId })
    .where('intent_id', '=', intentId)
    .execute();
}

/** A guest who paid as a member who also had an open attempt has one seat. */
async function releaseOthers(
  trx: Executor,
  { intentId, userId, code }: Reservation,
): Promise<void> {
  const own = await trx
    .selectFrom('redemption')
    .select('intent_id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  if (!own) return;
  const others = await trx
    .selectFrom('redemption')
    .select('intent_id')
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .where('intent_id', '<>', intentId)
    .execute();
  for (const other of others) await releaseSeat(trx, other.intent_id);
}
