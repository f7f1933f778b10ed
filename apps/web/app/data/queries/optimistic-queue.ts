import type { CallOptions } from '@kandil/contract/client';
import { onSessionEnd } from '../session/member-data.ts';

interface Mutation<V> {
  value: V;
  /** Shows the value, and the confirmed one again after a failure. */
  show(value: V): void;
}

interface Chain<V> {
  last: Mutation<V>;
  /** The one that was sent last. */
  sent: Mutation<V>;
  /** The value that the service last confirmed. */
  confirmed: V;
  done: Promise<void>;
}

export interface OptimisticQueue<K, V> {
  /**
   * Shows a value at once and sends it after the request under way for the same key, or when the page is left. Of the
   * waiting values only the last is sent; if it fails, the confirmed value is shown again.
   * @param confirmed the last value that the service confirmed for the key
   * @returns whether the service has the value now; false after a later mutation or the end of the session
   * @throws why the last mutation failed
   */
  mutate(key: K, confirmed: V, mutation: Mutation<V>): Promise<boolean>;
  isPending(key: K): boolean;
}

/**
 * The page shows a mutation as done, so its request outlives the page. Browsers allow 64 kB of such bodies in flight;
 * a mutation is an id and a value.
 */
const OPTIONS: CallOptions = { keepalive: true };

function onPageHide(listener: () => void): void {
  if (typeof window !== 'undefined') window.addEventListener('pagehide', listener);
}

/** Optimistic updates by key: one request at a time for each key, so that none overtakes another. */
export function optimisticQueue<K, V>(
  send: (key: K, value: V, options: CallOptions) => Promise<unknown>,
): OptimisticQueue<K, V> {
  const chains = new Map<K, Chain<V>>();
  // A waiting mutation is not sent in the name of the next member.
  onSessionEnd(() => chains.clear());
  onPageHide(() => {
    for (const [key, { last, sent }] of chains)
      if (last !== sent) void send(key, last.value, OPTIONS).catch(() => undefined);
  });

  async function run(key: K, chain: Chain<V>): Promise<void> {
    const isCurrent = () => chains.get(key) === chain;
    let sent: Mutation<V>;
    try {
      do {
        sent = chain.last;
        chain.sent = sent;
        try {
          await send(key, sent.value, OPTIONS);
          chain.confirmed = sent.value;
        } catch (error) {
          // The failure of a replaced mutation does not matter.
          if (chain.last === sent) throw error;
        }
      } while (chain.last !== sent && isCurrent());
    } catch (error) {
      if (isCurrent()) chain.last.show(chain.confirmed);
      throw error;
    } finally {
      if (isCurrent()) chains.delete(key);
    }
  }

  function begin(key: K, confirmed: V, last: Mutation<V>): Chain<V> {
    const chain: Chain<V> = { last, sent: last, confirmed, done: Promise.resolve() };
    chains.set(key, chain);
    chain.done = run(key, chain);
    return chain;
  }

  return {
    async mutate(key, confirmed, mutation) {
      mutation.show(mutation.value);
      const pending = chains.get(key);
      if (pending) pending.last = mutation;
      const chain = pending ?? begin(key, confirmed, mutation);
      try {
        await chain.done;
      } catch (error) {
        if (chain.last === mutation) throw error;
      }
      return chain.last === mutation && chain.confirmed === mutation.value;
    },
    isPending: (key) => chains.has(key),
  };
}
