import { promoBatches as call } from '@kandil/contract/control/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { staffOfOrders } from '../flows/staff-orders.ts';
import { endIn, endOf } from '../present/page-end.ts';
import { presentBatch, presentPromo } from '../present/promo-batch.ts';
import { normalCode } from '../rules/promo-code.ts';
import { allPlans } from '../store/catalogue.ts';
import { listedBatches, promosSold } from '../store/promo-batches.ts';
import type { PurchaseWorld } from '../world.ts';

const PAGE = 50;

export const promoBatches = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { state, promo, after }, world }) => {
    const part = {
      state,
      promo: promo === undefined ? undefined : normalCode(promo),
      after: after === undefined ? undefined : endIn(after),
    };
    const [rows, promos, plans, { names }] = await Promise.all([
      listedBatches(world.db, part, new Date(world.now()), PAGE + 1),
      promosSold(world.db),
      allPlans(world.db),
      staffOfOrders(world),
    ]);
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      data: {
        batches: shown.map((row) => presentBatch(row, names)),
        next: last ? endOf(last.ordered_at, last.id) : null,
        promos: promos.map((each) => presentPromo(each, plans)),
      },
    };
  },
);
