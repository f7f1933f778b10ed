import { planNumbers as call } from '@kandil/contract/control/numbers-purchase';
import { handle } from '../../../platform/http/handler.ts';
import { countedHours, countsOf, readSeries } from '../../../platform/numbers/hours.ts';
import { nextAt, peopleSeries, presentSpan } from '../../../platform/numbers/series.ts';
import { spanOf } from '../../../platform/numbers/span.ts';
import { PLANS } from '../store/numbers.ts';
import type { PurchaseWorld } from '../world.ts';

export const planNumbers = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { range }, world: { db, now } }) => {
    const counted = await countedHours(db, PLANS);
    if (!counted) return { data: { counted: null, nextAt: nextAt(now()) } };
    const span = spanOf(range, counted);
    const columns = ['new_paid', 'ended'] as const;
    const sums = await readSeries(db, { table: PLANS, columns, span, counted });
    const newPaid = peopleSeries(span, countsOf(sums, 'new_paid'));
    const ended = peopleSeries(span, countsOf(sums, 'ended'));
    return { data: { counted: { ...presentSpan(span), newPaid, ended }, nextAt: nextAt(now()) } };
  },
);
