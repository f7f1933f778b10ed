import { Refusal } from '@kandil/contract';
import { GatewayRefusal, GatewayUnknown } from '../vendors/gateway.ts';

const AT_ONCE = 4;

/** Failures that end with an outage; any other one is a defect. */
const isPassing = (error: unknown): boolean =>
  error instanceof GatewayUnknown || error instanceof GatewayRefusal || error instanceof Refusal;

/**
 * Works on items, a few at once. One that fails does not hold up the others.
 * @throws AggregateError of defects, after all items
 */
export async function eachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const defects: unknown[] = [];
  const left = items.values();
  const worker = async () => {
    for (const item of left)
      await work(item).catch((error: unknown) => {
        if (!isPassing(error)) defects.push(error);
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (defects.length > 0) throw new AggregateError(defects, 'some items failed');
}
