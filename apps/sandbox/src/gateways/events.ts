import type { Clock } from './clock.ts';
import type { Delivery, FaultSwitch } from './faults.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';

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

export interface OutboxOptions extends DeliveryOptions {
  faults: FaultSwitch;
  clock: Clock;
}

const LATE_MS = 3 * 86_400_000;

export type Outbox = ReturnType<typeof createOutbox>;

/** The events of one gateway. They are delivered one after the other, by the rules of its faults. */
export function createOutbox({ records, faults, clock, address, sign }: OutboxOptions) {
  const { deliver, idle, close } = createDelivery({ records, address, sign });
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
      await idle();
      await deliver(idsOf(records.list().filter(({ state }) => state === 'waiting')));
    },
    close,
  };
}
