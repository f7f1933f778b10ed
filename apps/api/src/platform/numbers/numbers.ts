import type { Range, Unit } from '@kandil/contract/control/numbers';
import type { Clock } from '../clock.ts';
import { countedHours, type Db } from './hours.ts';
import { nextAt, presentSpan } from './series.ts';
import { type CountedHours, type CountedSpan, spanOf } from './span.ts';

/**
 * The answer of a call of numbers.
 * @param table `schema.table` with a row for each hour
 * @param read the numbers of the span; not called before hours are counted
 */
export async function numbersOf<Numbers extends object>(
  { db, now }: { db: Db; now: Clock },
  { table, range }: { table: string; range: Range },
  read: (span: CountedSpan, counted: CountedHours) => Promise<Numbers>,
): Promise<{
  counted: (Numbers & { from: string; until: string; unit: Unit }) | null;
  nextAt: string;
}> {
  const counted = await countedHours(db, table);
  if (!counted) return { counted: null, nextAt: nextAt(now()) };
  const span = spanOf(range, counted);
  const numbers = await read(span, counted);
  return { counted: { ...presentSpan(span), ...numbers }, nextAt: nextAt(now()) };
}
