import { Refusal } from '@kandil/contract';
import { priceRaise as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../../platform/audit.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { staffOf } from '../../../../platform/http/staff.ts';
import { announcePrice } from '../../jobs/jobs.ts';
import { pricesAt } from '../../rules/price-of.ts';
import { pricesOf } from '../../store/catalogue.ts';
import { changeRaise, countReached, insertRaise, raiseBy } from '../../store/price-raises.ts';
import type { PurchaseWorld } from '../../world.ts';

export const priceRaise = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { key, planCode, periodCode, country, amount, currency }, context, world }) => {
    const now = new Date(world.now());
    const raised = { plan_code: planCode, period_code: periodCode, country, amount, currency };
    await transaction(world.db, async (trx) => {
      if (await raiseBy(trx, key)) return;
      const prices = pricesAt(await pricesOf(trx), now.getTime());
      const isOffered = prices.some(
        (price) =>
          price.plan_code === planCode &&
          price.period_code === periodCode &&
          price.country === country &&
          price.amount === amount &&
          price.currency === currency,
      );
      if (!isOffered) throw new Refusal('QUOTE_EXPIRED');
      const order = { id: key, ordered_by: staffOf(context).id, ordered_at: now, expected: 0 };
      if (!(await insertRaise(trx, { ...raised, ...order }))) {
        // The same press, which another request has carried out meanwhile.
        if (await raiseBy(trx, key)) return;
        throw new Refusal('NOTHING_TO_DO');
      }
      // Once no other raise of this price can end: whom it has reached is counted out.
      const expected = await countReached(trx, raised, now);
      if (expected === 0) throw new Refusal('NOTHING_TO_DO');
      await changeRaise(trx, key, { expected });
      await world.queue.enqueue(trx, announcePrice, { raiseId: key }, { key });
      await audited(world, trx, context, {
        call,
        subject: `price:${key}`,
        changes: { plan: planCode, period: periodCode, country, amount, currency, expected },
        retention: 'MONEY',
      });
    });
    return { data: null };
  },
);
