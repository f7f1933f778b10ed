import { Refusal } from '@kandil/contract';
import { setImmediate as turnEnds, setTimeout as sleep } from 'node:timers/promises';
import { isRowFault } from './database/faults.ts';

export interface GroupOptions {
  /**
   * Milliseconds to wait for more items, while they come more than one at a time; 0: only for those of the same turn of
   * the event loop.
   */
  gather: number;
  /** Largest batch. */
  most: number;
  /** Items that may wait: a bound on memory while batches are slow (MOST_WAITING). */
  waiting?: number;
}

/** Items that wait for a batch at most, as many as reports that one process answers at the same time (SEC-23). */
const MOST_WAITING = 1000;

interface Waiter<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches calls of the same few milliseconds, like a database's group commit: one statement costs about the same for
 * one row and for twenty. Items that arrive while a batch runs form the next one. If a batch fails, only its own
 * callers get the error; if the values of a row made it fail, only the caller of that row.
 * @param run returns one result for each item, in the same order; all or nothing, because it is run again for parts
 * @returns a function that throws Refusal BUSY when too many items wait, and else what `run` throws
 */
export function grouped<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { gather, most, waiting: bound = MOST_WAITING }: GroupOptions,
): (item: Item) => Promise<Result> {
  const waiting: Waiter<Item, Result>[] = [];
  let running = false;
  /** Items of the last batch: one that came alone would wait for nobody. */
  let last = 0;

  const gathered = () =>
    gather > 0 && last > 1 && waiting.length < most ? sleep(gather) : turnEnds();
  const work = async () => {
    running = true;
    while (waiting.length > 0) {
      await gathered();
      const batch = waiting.splice(0, most);
      last = batch.length;
      await settle(run, batch);
    }
    running = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= bound) return reject(new Refusal('BUSY', { retryAfter: 1 }));
      waiting.push({ item, resolve, reject });
      if (!running) void work();
    });
}

async function settle<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  group: readonly Waiter<Item, Result>[],
): Promise<void> {
  try {
    const results = await run(group.map(({ item }) => item));
    group.forEach(({ resolve }, index) => resolve(results[index] as Result));
  } catch (error) {
    if (group.length > 1 && isRowFault(error)) return settleHalves(run, group);
    for (const { reject } of group) reject(error);
  }
}

/** Finds the row that cannot be stored in few steps, and stores the others. */
async function settleHalves<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  group: readonly Waiter<Item, Result>[],
): Promise<void> {
  const half = Math.ceil(group.length / 2);
  await settle(run, group.slice(0, half));
  await settle(run, group.slice(half));
}
