import type { State } from '../state/index.ts';

/**
 * Leases and sessions that ended before the media addresses signed for them expired; those addresses are refused.
 */
export interface EndedLeases {
  has(id: string): boolean;
  /** Publishes to every process that serves media. */
  end(ids: readonly string[]): Promise<void>;
  /**
   * Also reads the ends that are stored: those before this process started, and those whose message did not arrive.
   * @param load the ids that ended in the last seconds
   */
  follow(load: (seconds: number) => Promise<readonly string[]>, everyMs?: number): Promise<void>;
  close(): void;
}

const CHANNEL = 'watch ended leases';
/** Addresses live an hour at most, so only recent ends matter: the oldest are dropped first. */
const MOST_REMEMBERED = 100_000;
/** The longest life of an address; seconds. */
const LONGEST_ADDRESS = 3600;
const READ_EVERY_MS = 10_000;
/** A transaction may commit an end this long after the time that it stores; seconds. */
const OVERLAP = 30;

/**
 * Ends are published through the shared state, which may lose a message. A lease whose end was lost keeps its address
 * until that expires (docs/decisions/0019); ends of sessions are stored too.
 */
export async function openEndedLeases(state: State): Promise<EndedLeases> {
  const ended = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const remember = (id: string) => {
    if (ended.size >= MOST_REMEMBERED) ended.delete(ended.values().next().value ?? '');
    ended.add(id);
  };
  const unsubscribe = await state.subscribe(CHANNEL, (message) =>
    message.split(' ').forEach(remember),
  );
  return {
    has: (id) => ended.has(id),
    async end(ids) {
      ids.forEach(remember);
      if (ids.length > 0) await state.publish(CHANNEL, ids.join(' '));
    },
    async follow(load, everyMs = READ_EVERY_MS) {
      let readAt = performance.now();
      (await load(LONGEST_ADDRESS)).forEach(remember);
      const read = async () => {
        const now = performance.now();
        (await load((now - readAt) / 1000 + OVERLAP)).forEach(remember);
        readAt = now;
      };
      // While the database is unreachable nothing is read; the next read covers the time since the last one.
      timer = setInterval(() => void read().catch(() => undefined), everyMs).unref();
    },
    close() {
      clearInterval(timer);
      unsubscribe();
    },
  };
}
