import { outages as call } from '@kandil/contract/control/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { staffOfOrders } from '../flows/staff-orders.ts';
import { staffTitle } from '../present/person.ts';
import { allPlans } from '../store/catalogue.ts';
import { newestBatches } from '../store/grant-batches.ts';
import type { PurchaseWorld } from '../world.ts';

const MOST_ORDERS = 50;

export const outages = handle<PurchaseWorld, typeof call>(call, async ({ world }) => {
  const [rows, plans, { names }] = await Promise.all([
    newestBatches(world.db, MOST_ORDERS),
    allPlans(world.db),
    staffOfOrders(world),
  ]);
  const byPosition = [...plans.values()].sort((a, b) => a.position - b.position);
  return {
    data: {
      orders: rows.map((row) => ({
        id: row.id,
        days: row.days,
        from: row.down_from.toISOString(),
        until: row.down_until.toISOString(),
        planTitle: row.plan_code === null ? null : staffTitle(row.plan_code, plans),
        country: row.country,
        reason: row.reason,
        orderedAt: row.ordered_at.toISOString(),
        orderedBy: names[row.ordered_by] ?? '',
        expected: row.expected,
        reached: row.reached,
        doneAt: row.done_at?.toISOString() ?? null,
      })),
      plans: byPosition.map(({ code }) => ({ code, title: staffTitle(code, plans) })),
    },
  };
});
