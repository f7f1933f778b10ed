import { Refusal } from '@kandil/contract';

/** Limits how many tasks run and how many wait. Concurrent requests for the same name share one task. */
export interface Gate {
  /** @throws Refusal BUSY if the queue is full */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  const running = new Map<string, Promise<unknown>>();
  const queue: (() => void)[] = [];
  let free = atOnce;

  const enter = async () => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= waiting) throw new Refusal('BUSY', { retryAfter: 1 + Math.random() * 2 });
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };

  return {
    run<T>(name: string, work: () => Promise<T>): Promise<T> {
      const known = running.get(name);
      if (known) return known as Promise<T>;
      const started = through(work).finally(() => running.delete(name));
      running.set(name, started);
      return started;
    },
  };
}
