import { planNumbers as call } from '@kandil/contract/control/numbers-purchase';
import { handle } from '../../../platform/http/handler.ts';
import { countsOf, readSeries } from '../../../platform/numbers/hours.ts';
import { numbersOf } from '../../../platform/numbers/numbers.ts';
import { peopleSeries } from '../../../platform/numbers/series.ts';
import { PLANS } from '../store/numbers.ts';
import type { PurchaseWorld } from '../world.ts';

export const planNumbers = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { range }, world }) => ({
    data: await numbersOf(world, { table: PLANS, range }, async (span, counted) => {
      const columns = ['new_paid', 'ended'] as const;
      const sums = await readSeries(world.db, { table: PLANS, columns, span, counted });
      return {
        newPaid: peopleSeries(span, countsOf(sums, 'new_paid')),
        ended: peopleSeries(span, countsOf(sums, 'ended')),
      };
    }),
  }),
);
