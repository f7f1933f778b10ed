import { moneyNumbers as call } from '@kandil/contract/control/numbers-purchase';
import { handle } from '../../../platform/http/handler.ts';
import { countsOf, readSums } from '../../../platform/numbers/hours.ts';
import { numbersOf } from '../../../platform/numbers/numbers.ts';
import { moneySeries } from '../../../platform/numbers/series.ts';
import { MONEY, PLANS } from '../store/numbers.ts';
import type { PurchaseWorld } from '../world.ts';

export const moneyNumbers = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { range }, world }) => ({
    data: await numbersOf(world, { table: PLANS, range }, async (span, counted) => {
      const columns = ['revenue', 'giving'] as const;
      const asked = { table: MONEY, columns, span, counted, key: 'currency' };
      const currencies = Array.from(await readSums(world.db, asked), ([currency, sums]) => ({
        currency,
        revenue: moneySeries(span, countsOf(sums, 'revenue')),
        giving: moneySeries(span, countsOf(sums, 'giving')),
      }));
      return { currencies };
    }),
  }),
);
