import type { AnyCall, Args } from '@kandil/contract';
import type { Api, ApiAnswer } from '@kandil/contract/client';
import { setNewest } from './bounded-map.ts';

interface Entry {
  answer: Promise<unknown>;
  /** Clock time until which the response is reused; a request under way is always shared. */
  freshUntil: number;
}

export interface CachedApi {
  api: Api;
  /** Drops the responses to these calls, without calls all. Requests under way answer only their callers. */
  invalidate(...calls: AnyCall[]): void;
}

/** Maximum number of cached responses; the oldest is dropped first. */
const CAPACITY = 200;

/**
 * Puts a small cache before a client: calls that declare `keep` are shared while they run (CONTENT-43, CONTENT-44)
 * and their responses reused for that many seconds (0: shared only). All other calls bypass the cache.
 */
export function withCache(api: Api, now: () => number): CachedApi {
  const entries = new Map<string, Entry>();

  function ask<C extends AnyCall>(call: C, args: Args<C>, seconds: number): Promise<ApiAnswer<C>> {
    const key = `${call.name} ${JSON.stringify(args, Object.keys(args).sort())}`;
    const known = entries.get(key);
    if (known && now() < known.freshUntil) return known.answer as Promise<ApiAnswer<C>>;
    const entry: Entry = { answer: api(call, args), freshUntil: Number.POSITIVE_INFINITY };
    setNewest(entries, key, entry, CAPACITY);
    entry.answer.then(
      () => (entry.freshUntil = now() + seconds * 1000),
      () => entries.get(key) === entry && entries.delete(key),
    );
    return entry.answer as Promise<ApiAnswer<C>>;
  }

  return {
    api: (call, args, options) => {
      const seconds = call.keep;
      // A call with its own signal is not shared: aborting it must not fail the others.
      return seconds === undefined || options?.signal
        ? api(call, args, options)
        : ask(call, args, seconds);
    },
    invalidate(...calls) {
      for (const key of entries.keys()) {
        if (calls.length === 0 || calls.some(({ name }) => key.startsWith(`${name} `)))
          entries.delete(key);
      }
    },
  };
}
