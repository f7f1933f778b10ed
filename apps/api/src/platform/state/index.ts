import type { Log } from '../log.ts';
import { memoryState } from './memory.ts';
import { openValkey } from './valkey.ts';

export { type Limit, type RateLimiter, createRateLimiter } from './rate-limiter.ts';
export { countNodes } from './nodes.ts';
export { memoryState } from './memory.ts';

/** A counter and its remaining time. */
export interface Count {
  value: number;
  /** Milliseconds until the counter restarts at 0. */
  expiresIn: number;
}

/**
 * Short-lived state that processes share. It holds nothing that must not be lost (SEC-13): while the store is
 * unreachable, reads return nothing and writes are dropped; only `add` throws, so that a limit never opens unnoticed.
 */
export interface State {
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, value: string, seconds: number) => Promise<void>;
  delete: (key: string) => Promise<void>;
  /** Adds to a counter atomically; it lives for `seconds` from its first addition. */
  add: (key: string, amount: number, seconds: number) => Promise<Count>;
  /** The same without waiting; absent where processes share the state. */
  addAtOnce?: (key: string, amount: number, seconds: number) => Count;
  /** Publishes to all current subscribers, in this process too; nothing is stored. */
  publish: (channel: string, message: string) => Promise<void>;
  /** Returns a function that ends the subscription. */
  subscribe: (channel: string, listener: (message: string) => void) => Promise<() => void>;
  close: () => Promise<void>;
}

export interface StateOptions {
  /** Address of a Valkey or Redis (`redis://`, `rediss://`, `valkey://`); absent: state in this process only. */
  url?: string;
  log: Log;
}

/** Opens the shared state. An unreachable Valkey does not prevent the start. */
export async function openState({ url, log }: StateOptions): Promise<State> {
  return url ? openValkey(url, log) : memoryState();
}
