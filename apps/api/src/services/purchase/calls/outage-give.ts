import { Refusal } from '@kandil/contract';
import { outageGive as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { giveAfterOutage } from '../jobs/jobs.ts';
import { outageSpan } from '../rules/outage.ts';
import { planBy } from '../store/catalogue.ts';
import { countAffected, insertBatch } from '../store/grant-batches.ts';
import type { PurchaseWorld } from '../world.ts';

export const outageGive = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { key, days, from, until, planCode, country, reason }, context, world }) => {
    const span = outageSpan(from, until, world.now());
    const affected = { down_from: span.from, down_until: span.until, plan_code: planCode, country };
    await transaction(world.db, async (trx) => {
      if (planCode !== null && !(await planBy(trx, planCode)))
        throw new Refusal('INVALID_INPUT', { fields: { planCode: 'INVALID_INPUT' } });
      const isNew = await insertBatch(trx, {
        ...affected,
        id: key,
        days,
        reason: reason.trim(),
        ordered_by: staffOf(context).id,
        ordered_at: new Date(world.now()),
        expected: await countAffected(trx, affected),
      });
      if (!isNew) return;
      await world.queue.enqueue(trx, giveAfterOutage, { batchId: key }, { key });
      await audited(world, trx, context, {
        call,
        subject: `outage:${key}`,
        changes: { days, from, until, plan: planCode, country },
        reason: reason.trim(),
      });
    });
    return { data: null };
  },
);
