import { packages as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { packageTitle } from '../present/titles.ts';
import { allPeriods, allPlans, packagesAt } from '../store/catalogue.ts';
import type { PurchaseWorld } from '../world.ts';

/** The packages of a gateway that are sold, in English: its plans are for everybody. */
export const packages = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { gatewayCode }, world }) => {
    const [rows, plans, periods] = await Promise.all([
      packagesAt(world.db, gatewayCode),
      allPlans(world.db),
      allPeriods(world.db),
    ]);
    const words = wordsOf('en');
    return {
      data: rows.map((row) => ({
        gatewayPackage: row.id,
        title: packageTitle(plans.get(row.plan_code), row, words, 'en'),
        months: periods.get(row.period_code)?.months ?? 1,
        price: { amount: row.amount, currency: row.currency },
        intro:
          row.intro_amount === null ? null : { amount: row.intro_amount, days: row.intro_days },
      })),
    };
  },
);
