import { setTimeout as sleep } from 'node:timers/promises';

export interface Grouping {
  /** Milliseconds to wait for more items; 0 starts at once. */
  gather: number;
  /** Largest batch. */
  most: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches calls of the same few milliseconds, like a database's group commit: one statement costs about the same for
 * one row and for twenty. Items that arrive while a batch runs form the next one. If a batch fails, only its own
 * callers get the error.
 * @param run returns one result for each item, in the same order
 */
export function grouped<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { gather, most }: Grouping,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = false;

  const work = async () => {
    running = true;
    if (gather > 0) await sleep(gather);
    while (waiting.length > 0) await settle(run, waiting.splice(0, most));
    running = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void work();
    });
}

async function settle<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  group: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await run(group.map(({ item }) => item));
    group.forEach(({ resolve }, index) => resolve(results[index] as Result));
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}
