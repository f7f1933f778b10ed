import { found, Refusal } from '@kandil/contract';
import { priceRaiseStop as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../../platform/audit.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { staffOf } from '../../../../platform/http/staff.ts';
import { takeBackPrice } from '../../jobs/jobs.ts';
import { stoppableAfter } from '../../store/price-notices.ts';
import { changeRaise, lockedRaise } from '../../store/price-raises.ts';
import type { PurchaseWorld } from '../../world.ts';

export const priceRaiseStop = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    await transaction(world.db, async (trx) => {
      const raise = found(await lockedRaise(trx, id));
      const isLeft = raise.done_at === null || (await stoppableAfter(trx, id, null, 1)).length > 0;
      if (raise.stopped_at || !isLeft) throw new Refusal('NOTHING_TO_DO');
      await changeRaise(trx, id, {
        stopped_at: new Date(world.now()),
        stopped_by: staffOf(context).id,
      });
      await world.queue.enqueue(trx, takeBackPrice, { raiseId: id }, { key: id });
      const { plan_code: plan, period_code: period, country, amount, currency } = raise;
      await audited(world, trx, context, {
        call,
        subject: `price:${id}`,
        changes: { plan, period, country, amount, currency },
        retention: 'MONEY',
      });
    });
    return { data: null };
  },
);
