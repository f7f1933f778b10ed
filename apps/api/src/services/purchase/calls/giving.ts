import { giving as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { presentGivingMonth } from '../present/giving.ts';
import { givingByMonth, givingTransfers } from '../store/giving.ts';
import type { PurchaseWorld } from '../world.ts';

/** Newest month first. */
export const giving = handle<PurchaseWorld, typeof call>(call, async ({ world }) => {
  const [months, transfers] = await Promise.all([
    givingByMonth(world.db),
    givingTransfers(world.db),
  ]);
  return { data: months.map((row) => presentGivingMonth(row, transfers)) };
});
