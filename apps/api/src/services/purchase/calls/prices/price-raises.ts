import { priceRaises as call } from '@kandil/contract/control/purchase';
import { handle } from '../../../../platform/http/handler.ts';
import { staffOfOrders } from '../../flows/staff-orders.ts';
import { presentOffers, presentRaise } from '../../present/price-raise.ts';
import { pricesAt } from '../../rules/price-of.ts';
import { firstDay } from '../../rules/raise.ts';
import { allPlans, packagesSold, pricesOf } from '../../store/catalogue.ts';
import { noticeCounts } from '../../store/price-notices.ts';
import { newestRaises, payingGroups } from '../../store/price-raises.ts';
import type { PurchaseWorld } from '../../world.ts';

const MOST_RAISES = 50;

export const priceRaises = handle<PurchaseWorld, typeof call>(call, async ({ world }) => {
  const { db } = world;
  const now = world.now();
  const [prices, groups, packages, plans, raises, { names }] = await Promise.all([
    pricesOf(db),
    payingGroups(db, new Date(now)),
    packagesSold(db),
    allPlans(db),
    newestRaises(db, MOST_RAISES),
    staffOfOrders(world),
  ]);
  const counts = await noticeCounts(
    db,
    raises.map(({ id }) => id),
  );
  return {
    data: {
      offers: presentOffers({ prices: pricesAt(prices, now), groups, packages, plans }),
      firstDay: firstDay(now).toISOString(),
      raises: raises.map((row) => presentRaise(row, { counts, plans, names })),
    },
  };
});
