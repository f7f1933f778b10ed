import { found, Refusal } from '@kandil/contract';
import type { Reason } from '@kandil/contract/showing';

/**
 * The row that is shown, or the reason why it is not.
 * @throws Refusal NOT_YET, LEFT, ELSEWHERE; NOT_FOUND for what does not exist, and for what the view may not see
 */
export async function shown<Row extends object>(
  row: Row | undefined,
  why: () => Promise<Reason | null | undefined>,
): Promise<Row> {
  if (row) return row;
  const reason = await why();
  if (reason) throw new Refusal(reason);
  return found<Row>(null);
}
