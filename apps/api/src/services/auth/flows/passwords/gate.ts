import { Refusal } from '@kandil/contract';

export interface GateLimits {
  /** Tasks that run concurrently. */
  atOnce: number;
  /** Callers that may wait in the queue. */
  waiting: number;
  /** The longest wait in the queue; milliseconds. */
  patience: number;
}

export interface Gate {
  /** Runs the work when it is its turn. @throws Refusal BUSY */
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** Checks that the queue has room, for callers who would prepare their work in vain. @throws Refusal BUSY */
  mustHaveRoom(): void;
}

/**
 * Limits concurrent work and the queue for it, and refuses the rest at once, so that a flood costs other visitors
 * little (SEC-10).
 * @throws Refusal BUSY with a retry time of 2 to 5 s, random so that the refused do not come back together
 */
export function createGate({ atOnce, waiting, patience }: GateLimits): Gate {
  const queue = new Set<() => void>();
  let running = 0;

  function mustHaveRoom(): void {
    if (running >= atOnce && queue.size >= waiting) throw busy();
  }

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    mustHaveRoom();
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
    await promise;
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

  async function enter<T>(work: () => Promise<T>): Promise<T> {
    await turn();
    try {
      return await work();
    } finally {
      done();
    }
  }

  return { enter, mustHaveRoom };
}

function busy(): Refusal {
  return new Refusal('BUSY', { retryAfter: Math.round(2 + Math.random() * 3) });
}
