import { moneyNumbers as call } from '@kandil/contract/control/numbers-purchase';
import { handle } from '../../../platform/http/handler.ts';
import { countedHours, countsOf, readSums } from '../../../platform/numbers/hours.ts';
import { moneySeries, nextAt, presentSpan } from '../../../platform/numbers/series.ts';
import { spanOf } from '../../../platform/numbers/span.ts';
import { MONEY, PLANS } from '../store/numbers.ts';
import type { PurchaseWorld } from '../world.ts';

export const moneyNumbers = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { range }, world: { db, now } }) => {
    const counted = await countedHours(db, PLANS);
    if (!counted) return { data: { counted: null, nextAt: nextAt(now()) } };
    const span = spanOf(range, counted);
    const columns = ['revenue', 'giving'] as const;
    const byCurrency = await readSums(db, {
      table: MONEY,
      columns,
      span,
      counted,
      key: 'currency',
    });
    const currencies = Array.from(byCurrency, ([currency, sums]) => ({
      currency,
      revenue: moneySeries(span, countsOf(sums, 'revenue')),
      giving: moneySeries(span, countsOf(sums, 'giving')),
    }));
    return { data: { counted: { ...presentSpan(span), currencies }, nextAt: nextAt(now()) } };
  },
);
