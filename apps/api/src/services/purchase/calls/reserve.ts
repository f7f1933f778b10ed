import { reserve as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { reserveOnce } from '../flows/reserve.ts';
import type { PurchaseWorld } from '../world.ts';

export const reserve = handle<PurchaseWorld, typeof call>(call, async ({ input, world }) => ({
  data: await transaction(world.db, (trx) => reserveOnce(trx, world, input)),
}));
