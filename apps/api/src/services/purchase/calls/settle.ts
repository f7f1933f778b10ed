import { settle as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { settleOnce } from '../flows/settle.ts';
import type { PurchaseWorld } from '../world.ts';

/** One transaction: period, receipt, redemption, giving entry and mail, or nothing. */
export const settle = handle<PurchaseWorld, typeof call>(call, async ({ input, world }) => ({
  data: await transaction(world.db, (trx) => settleOnce(trx, world, input)),
}));
