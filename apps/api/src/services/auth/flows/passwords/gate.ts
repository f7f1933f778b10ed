import { Refusal } from '@kandil/contract';

export interface GateLimits {
  /** Tasks that run concurrently. */
  atOnce: number;
  /** Callers that may wait in the queue. */
  waiting: number;
  /** The longest wait in the queue; milliseconds. */
  patience: number;
}

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits concurrent work and the queue for it, and refuses the rest at once, so that a flood costs other visitors
 * little (SEC-10).
 * @throws Refusal BUSY with a retry time of 2 to 5 s, random so that the refused do not come back together
 */
export function createGate({ atOnce, waiting, patience }: GateLimits): Gate {
  const queue = new Set<() => void>();
  let running = 0;

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.size >= waiting) return Promise.reject(busy());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.delete(start);
      reject(busy());
    }, patience);
    queue.add(start);
    return promise;
  }

  /** Hands the slot to the next caller in the queue, so `running` changes only when the queue is empty. */
  function done(): void {
    const [next] = queue;
    if (!next) {
      running -= 1;
      return;
    }
    queue.delete(next);
    next();
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      done();
    }
  };
}

function busy(): Refusal {
  return new Refusal('BUSY', { retryAfter: Math.round(2 + Math.random() * 3) });
}
