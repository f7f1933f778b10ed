import { Refusal } from '@kandil/contract';

export interface GateLimits {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Callers that may wait for their turn. */
  waiting: number;
  /** How long one waits at most; milliseconds. */
  patience: number;
}

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets so much work through at a time and so many callers wait for so long; everybody else is refused at once, so
 * that a flood costs the others little (SEC-10).
 * @throws Refusal BUSY with a retry time of 2 to 5 s, spread so that the refused do not come back together
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

  /** The place goes to the next in line, so `running` changes only when nobody waits. */
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
