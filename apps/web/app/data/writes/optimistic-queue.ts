import { onSessionEnd } from '../session/member-data.ts';

interface Wish<V> {
  value: V;
  /** Shows what is wished, and again what is so when the wish has failed. */
  show(value: V): void;
}

interface Chain<V> {
  last: Wish<V>;
  /** What the service has last confirmed. */
  confirmed: V;
  done: Promise<void>;
}

export interface Wishes<K, V> {
  /**
   * Shows a wish at once and sends it as soon as no earlier one for the same thing is under way. Of those that wait
   * only the last is sent; when it fails, what the service has last confirmed is shown again.
   * @param known what the service has said of the thing so far
   * @returns whether it is so now; false where a later wish took its place, or another member came
   * @throws what the last wish met
   */
  wish(key: K, known: V, wish: Wish<V>): Promise<boolean>;
  isUnderWay(key: K): boolean;
}

/** What a member wishes of single things, such as titles: one request at a time for each, so that none overtakes. */
export function optimisticQueue<K, V>(send: (key: K, value: V) => Promise<unknown>): Wishes<K, V> {
  const chains = new Map<K, Chain<V>>();
  // What still waits is not sent for the member that comes after.
  onSessionEnd(() => chains.clear());

  async function run(key: K, chain: Chain<V>): Promise<void> {
    const isCurrent = () => chains.get(key) === chain;
    let sent: Wish<V>;
    try {
      do {
        sent = chain.last;
        try {
          await send(key, sent.value);
          chain.confirmed = sent.value;
        } catch (error) {
          // Nobody asks any more what became of a wish that another one has replaced.
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

  function begin(key: K, confirmed: V, last: Wish<V>): Chain<V> {
    const chain: Chain<V> = { last, confirmed, done: Promise.resolve() };
    chains.set(key, chain);
    chain.done = run(key, chain);
    return chain;
  }

  return {
    async wish(key, known, wish) {
      wish.show(wish.value);
      const underWay = chains.get(key);
      if (underWay) underWay.last = wish;
      const chain = underWay ?? begin(key, known, wish);
      try {
        await chain.done;
      } catch (error) {
        if (chain.last === wish) throw error;
      }
      return chain.last === wish && chain.confirmed === wish.value;
    },
    isUnderWay: (key) => chains.has(key),
  };
}
