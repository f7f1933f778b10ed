import { setTimeout as sleep } from 'node:timers/promises';

export interface Grouping {
  /** Milliseconds to wait for company; 0 begins at once. */
  gather: number;
  /** Things done in one go at most. */
  most: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Does what is asked for in the same few milliseconds in one go, as databases commit in groups: one statement costs
 * about the same for one row and for twenty. What comes while one group is being done makes up the next. Everybody is
 * answered when their own group is done, and gets its error when it fails.
 * @param run answers one result for each item, in the same order
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
