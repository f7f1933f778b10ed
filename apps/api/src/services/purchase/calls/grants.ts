import { grants as call } from '@kandil/contract/control/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { requireOpened } from '../../../platform/http/opened.ts';
import { daysLeft, givenTo, paidNow } from '../flows/grants.ts';
import { staffOfOrders } from '../flows/staff-orders.ts';
import { presentGrant } from '../present/grant.ts';
import { staffTitle } from '../present/person.ts';
import { standingOf } from '../rules/standing.ts';
import { allPlans } from '../store/catalogue.ts';
import type { PurchaseWorld } from '../world.ts';

export const grants = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    await requireOpened(world, context, id);
    const [given, plans, { names }] = await Promise.all([
      givenTo(world.db, id),
      allPlans(world.db),
      staffOfOrders(world),
    ]);
    const now = world.now();
    const own = standingOf(given.subscriptions, now)?.row.plan_code;
    const sold = [...plans.values()]
      .filter(({ code, sold: isSold }) => isSold && code !== own)
      .sort((a, b) => a.position - b.position)
      .map(({ code }) => code);
    const paid = paidNow(given, now);
    return {
      data: {
        grants: given.uses.map((use) => presentGrant(use, plans, names, now)),
        left: daysLeft(given.uses, now),
        paid: paid && {
          until: paid.until.toISOString(),
          nextCharge: paid.nextCharge?.toISOString() ?? null,
        },
        plans: [...(own === undefined ? [] : [own]), ...sold].map((code) => ({
          code,
          title: staffTitle(code, plans),
        })),
      },
    };
  },
);
