import { signUpNumbers as call } from '@kandil/contract/control/numbers-auth';
import { handle } from '../../../platform/http/handler.ts';
import { countsOf, readSeries } from '../../../platform/numbers/hours.ts';
import { numbersOf } from '../../../platform/numbers/numbers.ts';
import { peopleSeries } from '../../../platform/numbers/series.ts';
import { SIGN_UPS } from '../store/numbers.ts';
import type { AuthWorld } from '../world.ts';

export const signUpNumbers = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { range }, world }) => ({
    data: await numbersOf(world, { table: SIGN_UPS, range }, async (span, counted) => {
      const columns = ['sign_ups'] as const;
      const sums = await readSeries(world.db, { table: SIGN_UPS, columns, span, counted });
      return { signUps: peopleSeries(span, countsOf(sums, 'sign_ups')) };
    }),
  }),
);
