import { release as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { releaseAttempt } from '../flows/release.ts';
import type { PurchaseWorld } from '../world.ts';

export const release = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { intentId }, world }) => {
    await transaction(world.db, (trx) => releaseAttempt(trx, intentId));
    return { data: null };
  },
);
