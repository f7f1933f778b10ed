import type { Clock } from './clock.ts';
import type { Delivery, FaultSwitch } from './faults.ts';
import { post } from './post.ts';
import type { Records } from './records.ts';

/** A message to the product, signed at each delivery. */
export interface OutgoingEvent {
  /** The gateway's id of the event, the same at each delivery. */
  id: string;
  type: string;
  /** JSON. */
  body: string;
  /** ISO 8601, by the gateway's clock. */
  at: string;
  /** `waiting` for a delivery or its retry, `held` by a fault, `failed` after the last retry. */
  state: 'waiting' | 'held' | 'delivered' | 'failed';
  /** The fault that holds it. */
  delivery: Delivery;
  attempts: number;
  /** What the product answered last: a status, or 0 without an answer. */
  answer: number | null;
}

export interface OutboxOptions {
  records: Records<OutgoingEvent>;
  faults: FaultSwitch;
  clock: Clock;
  /** Where the product takes the gateway's events. */
  address: () => string;
  /** The headers of one delivery, with its signature over the body. */
  sign: (event: OutgoingEvent) => Record<string, string> | Promise<Record<string, string>>;
}

const LATE_MS = 3 * 86_400_000;
/** Pauses before the retries of a delivery that the product did not take. */
const PAUSES_MS = [1_000, 5_000, 30_000];

export type Outbox = ReturnType<typeof createOutbox>;

/** The events of one gateway. They are delivered one after the other, by the rules of its faults. */
export function createOutbox({ records, faults, clock, address, sign }: OutboxOptions) {
  let queue: Promise<void> = Promise.resolve();
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();

  async function attempt(id: string) {
    const event = records.get(id);
    if (!event || closing.signal.aborted) return;
    const answer = await post(address(), event.body, await sign(event), closing.signal);
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
  const held = () => records.list().filter(({ state }) => state === 'held');
  const idsOf = (events: readonly OutgoingEvent[]) => events.map(({ id }) => id);
  const newestFirst = (events: readonly OutgoingEvent[]) => idsOf(events).toReversed();

  return {
    /** Stores an event and begins its delivery, which this does not wait for. */
    async send(event: Pick<OutgoingEvent, 'id' | 'type'> & { body: object }): Promise<void> {
      const { events: delivery } = faults.get();
      const goes = delivery === 'normal' || delivery === 'twice';
      await records.put({
        ...event,
        body: JSON.stringify(event.body),
        at: new Date(clock.now()).toISOString(),
        state: goes ? 'waiting' : 'held',
        delivery,
        attempts: 0,
        answer: null,
      });
      if (goes) void deliver(delivery === 'twice' ? [event.id, event.id] : [event.id]);
    },
    list: () => records.list(),
    /** Delivers an event now, also one that was delivered before; false if there is none. */
    async deliver(id: string): Promise<boolean> {
      if (!records.get(id)) return false;
      await deliver([id]);
      return true;
    },
    /** Delivers everything that a fault holds or that failed. */
    async release(): Promise<void> {
      const all = records.list().filter(({ state }) => state === 'held' || state === 'failed');
      await deliver(idsOf(all.filter(({ delivery }) => delivery !== 'shuffled')));
      await deliver(newestFirst(all.filter(({ delivery }) => delivery === 'shuffled')));
    },
    /** Delivers what is due after the clock was advanced. */
    async clockAdvanced(): Promise<void> {
      const due = ({ at, delivery }: OutgoingEvent) =>
        delivery === 'late' && Date.parse(at) + LATE_MS <= clock.now();
      await deliver(idsOf(held().filter(due)));
      await deliver(newestFirst(held().filter(({ delivery }) => delivery === 'shuffled')));
    },
    /** Tries all waiting events once, without their pauses. Resolves after the last answer. */
    async flush(): Promise<void> {
      await queue;
      await deliver(idsOf(records.list().filter(({ state }) => state === 'waiting')));
    },
    async close(): Promise<void> {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      await queue;
    },
  };
}
