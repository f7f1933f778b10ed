import type { OutgoingEvent } from './events.ts';
import { post } from './post.ts';
import type { Records } from './records.ts';

export interface DeliveryOptions {
  records: Records<OutgoingEvent>;
  /** Where the product takes the gateway's events. */
  address: () => string;
  /** The headers of one delivery, with its signature over the body. */
  sign: (event: OutgoingEvent) => Record<string, string> | Promise<Record<string, string>>;
}

/** Pauses before the retries of a delivery that the product did not take. */
const PAUSES_MS = [1_000, 5_000, 30_000];

/** Delivers events one after the other, and retries; also those that waited when the sandbox ended. */
export function createDelivery({ records, address, sign }: DeliveryOptions) {
  let queue: Promise<void> = Promise.resolve();
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();

  async function attempt(id: string) {
    const event = records.get(id);
    if (!event || closing.signal.aborted) return;
    const answer = await post(address(), event.body, await sign(event), closing.signal);
    if (closing.signal.aborted) return;
    const pause = PAUSES_MS[event.attempts];
    const failed = pause === undefined ? 'failed' : 'waiting';
    const state = answer >= 200 && answer < 300 ? 'delivered' : failed;
    await records.put({ ...event, state, answer, attempts: event.attempts + 1 });
    if (state === 'waiting' && pause !== undefined) retryIn(pause, id);
  }
  function retryIn(pause: number, id: string) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (records.get(id)?.state === 'waiting') void deliver([id]);
    }, pause).unref();
    timers.add(timer);
  }
  function deliver(ids: readonly string[]): Promise<void> {
    queue = queue.then(async () => {
      for (const id of ids) await attempt(id);
    });
    return queue;
  }
  for (const { id, state } of records.list())
    if (state === 'waiting') retryIn(PAUSES_MS[0] ?? 0, id);

  return {
    deliver,
    /** Resolves when no delivery is under way. */
    idle: () => queue,
    async close(): Promise<void> {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      await queue;
    },
  };
}
