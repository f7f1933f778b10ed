import type { Log } from '../log.ts';
import { memoryState } from './memory.ts';
import { openValkey } from './valkey.ts';

export { type Limit, type RateLimiter, createRateLimiter } from './rate-limiter.ts';
export { memoryState } from './memory.ts';

/** A count and what is left of its time. */
export interface Count {
  value: number;
  /** Milliseconds until the count starts again at nothing. */
  expiresIn: number;
}

/**
 * What several processes share for a short while. It holds nothing that cannot be lost (SEC-13): while the store is
 * away, reads find nothing and writes are dropped; only `add` throws, so that a limit never opens unseen.
 */
export interface State {
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, value: string, seconds: number) => Promise<void>;
  delete: (key: string) => Promise<void>;
  /** Adds to a count, which lives for `seconds` from its first addition, in one step. */
  add: (key: string, amount: number, seconds: number) => Promise<Count>;
  /** Sends to all processes, this one too, that listen now; nothing is kept for the others. */
  publish: (channel: string, message: string) => Promise<void>;
  /** Returns what ends the subscription. */
  subscribe: (channel: string, listener: (message: string) => void) => Promise<() => void>;
  close: () => Promise<void>;
}

export interface StateOptions {
  /** Address of a Valkey or Redis (`redis://`, `rediss://`, `valkey://`); without it the state is this process's own. */
  url?: string;
  log: Log;
}

/** Opens the shared state. A Valkey that does not answer yet is no reason not to start. */
export async function openState({ url, log }: StateOptions): Promise<State> {
  return url ? openValkey(url, log) : memoryState();
}
