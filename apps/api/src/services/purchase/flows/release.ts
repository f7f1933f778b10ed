import { releaseSeat, reservationOf } from '../store/reservations.ts';
import { lockOwner } from '../store/subscriptions.ts';
import type { Executor } from '../store/tables.ts';

/** Gives back the seat that an attempt holds. A paid attempt keeps it. */
export async function releaseAttempt(trx: Executor, intentId: string): Promise<void> {
  const held = await reservationOf(trx, intentId);
  if (held?.state !== 'HELD') return;
  await lockOwner(trx, held.user_id ?? intentId);
  await releaseSeat(trx, intentId);
  await trx
    .updateTable('reservation')
    .set({ state: 'RELEASED' })
    .where('intent_id', '=', intentId)
    .where('state', '=', 'HELD')
    .execute();
}
