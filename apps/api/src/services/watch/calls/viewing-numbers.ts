import { viewingNumbers as call } from '@kandil/contract/control/watch';
import { handle } from '../../../platform/http/handler.ts';
import { countsOf, readSeries } from '../../../platform/numbers/hours.ts';
import { numbersOf } from '../../../platform/numbers/numbers.ts';
import { peopleSeries } from '../../../platform/numbers/series.ts';
import { namedMostWatched } from '../flows/most-watched.ts';
import { VIEWING_SUMS, viewingFigures, type ViewingTotals } from '../rules/viewing-figures.ts';
import { VIEWINGS } from '../store/numbers.ts';
import type { WatchWorld } from '../world.ts';

export const viewingNumbers = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { range }, world }) => ({
    data: await numbersOf(world, { table: VIEWINGS, range }, async (span, counted) => {
      const columns = VIEWING_SUMS;
      const sums = await readSeries(world.db, { table: VIEWINGS, columns, span, counted });
      const total = (column: keyof ViewingTotals) =>
        sums.now.reduce((sum, row) => sum + row[column], 0);
      const totals = Object.fromEntries(
        columns.map((column) => [column, total(column)]),
      ) as ViewingTotals;
      return {
        starts: peopleSeries(span, countsOf(sums, 'viewings')),
        ...viewingFigures(totals, sums.before),
        mostWatched: await namedMostWatched(world, span),
      };
    }),
  }),
);
