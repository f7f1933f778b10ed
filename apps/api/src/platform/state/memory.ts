import { EventEmitter } from 'node:events';
import { createHash } from 'node:crypto';
import type { Count, State } from './index.ts';

const MOST_ENTRIES = 100_000;
/** Keys beyond the size limit share this many counters: a flood of invented keys is limited, not admitted. */
const OVERFLOW_SLOTS = 1_024;

interface Entry<Value> {
  value: Value;
  expires: number;
}

export interface MemoryStateOptions {
  /** Milliseconds on a monotonic clock. */
  now?: () => number;
  /** Largest number of entries of each kind. */
  limit?: number;
}

/** In-process state of bounded size: the oldest values are evicted, and counters past the limit share slots. */
export function memoryState(options: MemoryStateOptions = {}): State {
  const { now = () => performance.now(), limit = MOST_ENTRIES } = options;
  const values = new Map<string, Entry<string>>();
  const counts = new Map<string, Entry<number>>();
  const channels = new EventEmitter().setMaxListeners(0);

  const alive = <Value>(map: Map<string, Entry<Value>>, key: string) => {
    const entry = map.get(key);
    if (entry && entry.expires > now()) return entry;
    map.delete(key);
    return undefined;
  };
  const isFull = <Value>(map: Map<string, Entry<Value>>) => {
    if (map.size < limit) return false;
    const time = now();
    for (const [key, entry] of map) if (entry.expires <= time) map.delete(key);
    return map.size >= limit;
  };

  const add = (key: string, amount: number, seconds: number): Count => {
    const known = alive(counts, key);
    if (!known && !key.startsWith('overflow ') && isFull(counts))
      return add(overflowSlot(key), amount, seconds);
    const entry = known ?? { value: 0, expires: now() + seconds * 1000 };
    entry.value += amount;
    counts.set(key, entry);
    return { value: entry.value, expiresIn: entry.expires - now() };
  };

  return {
    async get(key) {
      return alive(values, key)?.value;
    },
    async set(key, value, seconds) {
      values.delete(key);
      if (isFull(values)) values.delete(values.keys().next().value ?? '');
      values.set(key, { value, expires: now() + seconds * 1000 });
    },
    async delete(key) {
      values.delete(key);
      counts.delete(key);
    },
    add: async (key, amount, seconds) => add(key, amount, seconds),
    addAtOnce: add,
    async publish(channel, message) {
      channels.emit(channel, message);
    },
    async subscribe(channel, listener) {
      channels.on(channel, listener);
      return () => void channels.off(channel, listener);
    },
    async close() {
      channels.removeAllListeners();
    },
  };
}

function overflowSlot(key: string): string {
  return `overflow ${createHash('sha256').update(key).digest().readUInt32BE() % OVERFLOW_SLOTS}`;
}
