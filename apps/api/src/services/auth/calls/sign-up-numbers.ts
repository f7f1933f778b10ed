import { signUpNumbers as call } from '@kandil/contract/control/numbers-auth';
import { handle } from '../../../platform/http/handler.ts';
import { countedHours, countsOf, readSeries } from '../../../platform/numbers/hours.ts';
import { nextAt, peopleSeries, presentSpan } from '../../../platform/numbers/series.ts';
import { spanOf } from '../../../platform/numbers/span.ts';
import { SIGN_UPS } from '../store/numbers.ts';
import type { AuthWorld } from '../world.ts';

export const signUpNumbers = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { range }, world: { db, now } }) => {
    const counted = await countedHours(db, SIGN_UPS);
    if (!counted) return { data: { counted: null, nextAt: nextAt(now()) } };
    const span = spanOf(range, counted);
    const sums = await readSeries(db, { table: SIGN_UPS, columns: ['sign_ups'], span, counted });
    const signUps = peopleSeries(span, countsOf(sums, 'sign_ups'));
    return { data: { counted: { ...presentSpan(span), signUps }, nextAt: nextAt(now()) } };
  },
);
