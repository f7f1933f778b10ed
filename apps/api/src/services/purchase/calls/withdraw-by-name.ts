import { Refusal } from '@kandil/contract';
import { withdrawByName as call } from '@kandil/contract/purchase';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { limitStatement } from '../flows/limits.ts';
import { checkStatement } from '../jobs/jobs.ts';
import { insertWithdrawal } from '../store/withdrawals.ts';
import type { PurchaseWorld } from '../world.ts';

/** Stores what was stated, and looks nothing up: a job does, so answer and time tell nothing (SEC-9). */
export const withdrawByName = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { fullName, email, msisdn, receiptNumber }, context, world }) => {
    const destination = email?.trim() ?? msisdn;
    if (destination === undefined)
      throw new Refusal('INVALID_INPUT', { fields: { email: 'INVALID_INPUT' } });
    await limitStatement(world, destination, context.ip);
    const withdrawalId = randomUUID();
    const now = new Date(world.now());
    await transaction(world.db, async (trx) => {
      await insertWithdrawal(trx, {
        id: withdrawalId,
        user_id: null,
        subscription_id: null,
        full_name: fullName.trim(),
        destination,
        receipt_number: receiptNumber?.trim() || null,
        language: context.language,
        zone: context.zone,
        stated_at: now,
        confirmed_at: null,
        reported_at: null,
      });
      await world.queue.enqueue(trx, checkStatement, { withdrawalId });
    });
    return { data: { statedAt: now.toISOString() } };
  },
);
