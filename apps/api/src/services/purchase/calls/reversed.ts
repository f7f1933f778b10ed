import { reversed as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { bookReversal } from '../flows/book-reversal.ts';
import type { PurchaseWorld } from '../world.ts';

/** Also before the charge itself is known: it is then booked with what went back. */
export const reversed = handle<PurchaseWorld, typeof call>(call, async ({ input, world }) => {
  await transaction(world.db, (trx) => bookReversal(trx, world, input));
  return { data: null };
});
