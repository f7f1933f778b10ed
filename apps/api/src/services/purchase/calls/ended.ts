import { ended as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { cancelLive } from '../flows/end.ts';
import { lockOwner, subscriptionAt } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

export const ended = handle<PurchaseWorld, typeof call>(call, async ({ input, world }) => {
  const expiresAt = await transaction(world.db, async (trx) => {
    const known = await subscriptionAt(trx, input);
    if (!known) return null;
    await lockOwner(trx, known.user_id ?? known.id);
    const row = await subscriptionAt(trx, input);
    if (row && row.status !== 'CANCELED') await cancelLive(trx, world, row, new Date(input.at));
    return row?.expires_at ?? null;
  });
  return { data: { expiryDate: expiresAt?.toISOString() ?? null } };
});
