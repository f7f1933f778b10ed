import { viewingNumbers as call } from '@kandil/contract/control/watch';
import { handle } from '../../../platform/http/handler.ts';
import { countedHours, countsOf, readSeries } from '../../../platform/numbers/hours.ts';
import { nextAt, peopleSeries, presentSpan } from '../../../platform/numbers/series.ts';
import { spanOf } from '../../../platform/numbers/span.ts';
import { namedMostWatched } from '../flows/most-watched.ts';
import { VIEWING_SUMS, viewingFigures, type ViewingTotals } from '../rules/viewing-figures.ts';
import { VIEWINGS } from '../store/numbers.ts';
import type { WatchWorld } from '../world.ts';

export const viewingNumbers = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { range }, world: { db, internal, now } }) => {
    const counted = await countedHours(db, VIEWINGS);
    if (!counted) return { data: { counted: null, nextAt: nextAt(now()) } };
    const span = spanOf(range, counted);
    const sums = await readSeries(db, { table: VIEWINGS, columns: VIEWING_SUMS, span, counted });
    const total = (column: keyof ViewingTotals) =>
      sums.now.reduce((sum, row) => sum + row[column], 0);
    const totals = Object.fromEntries(
      VIEWING_SUMS.map((column) => [column, total(column)]),
    ) as ViewingTotals;
    const numbers = {
      ...presentSpan(span),
      starts: peopleSeries(span, countsOf(sums, 'viewings')),
      ...viewingFigures(totals, sums.before),
      mostWatched: await namedMostWatched({ db, internal }, span),
    };
    return { data: { counted: numbers, nextAt: nextAt(now()) } };
  },
);
