import { giving as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { givingByMonth } from '../store/giving.ts';
import type { PurchaseWorld } from '../world.ts';

/** Newest month first. */
export const giving = handle<PurchaseWorld, typeof call>(call, async ({ world }) => {
  const rows = await givingByMonth(world.db);
  return {
    data: rows.map(({ month, currency, set_aside, transferred }) => ({
      month,
      setAside: { amount: set_aside, currency },
      transferred: { amount: transferred, currency },
    })),
  };
});
