import { givingEntries as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { presentGivingEntry } from '../present/giving.ts';
import { countGivingEntries, givingEntriesOf } from '../store/giving.ts';
import type { PurchaseWorld } from '../world.ts';

/** The entries of a month. A month without any has an empty list. */
export const givingEntries = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { month, offset, limit }, world }) => {
    const [rows, totalCount] = await Promise.all([
      givingEntriesOf(world.db, month, { offset, limit }),
      countGivingEntries(world.db, month),
    ]);
    return { data: rows.map(presentGivingEntry), meta: { totalCount, offset, limit } };
  },
);
