import { release as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { releaseSeat, reservationOf } from '../store/reservations.ts';
import { lockOwner } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

/** A paid attempt keeps its seat. */
export const release = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { intentId }, world }) => {
    await transaction(world.db, async (trx) => {
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
    });
    return { data: null };
  },
);
