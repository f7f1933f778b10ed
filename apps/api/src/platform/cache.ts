import { countCache } from './cache-metrics.ts';

/** The keys of a cache are either all texts or all lists. */
type Key = string | readonly (string | number | boolean)[];

const nameOf = (key: Key): string => (typeof key === 'string' ? key : JSON.stringify(key));

/** A bounded in-process cache with a short TTL; concurrent loads of a key are merged. */
export interface Cache {
  /** The cached value of a key, or the result of `load`. */
  get: <Value>(key: Key, load: () => Promise<Value>) => Promise<Value>;
  /** The cached value of a key while it is fresh. */
  peek: (key: Key) => unknown;
  /** The value that was loaded last, also when it is no longer fresh. */
  last: (key: Key) => unknown;
  delete: (key: Key) => void;
  /** Drops all entries, including running loads, or those whose key is a list that begins with a name. */
  clear: (name?: string) => void;
}

export interface CacheOptions {
  /** In the metrics; without one it is not shown. */
  name?: string;
  /** Milliseconds for which a value is fresh, minus up to a fifth at random, so that values do not expire together. */
  ttl: number;
  /** Largest number of entries; those loaded longest ago are evicted first. */
  size: number;
  /** Milliseconds after the TTL for which a stale value is served while loading fails (0). */
  staleIfError?: number;
  /** Whether a stale value may replace this failure; by default every one. */
  isOutage?: (error: unknown) => boolean;
  /** Milliseconds on any clock. */
  now?: () => number;
}

interface Entry {
  value?: unknown;
  /** Absent until the first load succeeds. */
  freshUntil?: number;
  loading?: Promise<unknown> | undefined;
}

const JITTER = 0.2;

/** Drops the entries whose key is a list that begins with a name. */
function deleteList(entries: Map<string, Entry>, first: string): void {
  const start = `[${JSON.stringify(first)},`;
  for (const name of entries.keys()) if (name.startsWith(start)) entries.delete(name);
}

/** For data that is read far more often than it changes: catalogue, configuration, translations (SEC-22). */
export function createCache(options: CacheOptions): Cache {
  const { ttl, size, staleIfError = 0, now = () => performance.now() } = options;
  const { isOutage = () => true } = options;
  const entries = new Map<string, Entry>();
  const countRead = countCache(options.name, () => entries.size);

  const entryOf = (name: string): Entry => {
    const known = entries.get(name);
    if (known) return known;
    if (entries.size >= size) entries.delete(entries.keys().next().value ?? '');
    const entry: Entry = {};
    entries.set(name, entry);
    return entry;
  };

  const isCached = (name: string, entry: Entry) => entries.get(name) === entry;

  // An entry that was dropped while it loaded is no longer in the map, so its result is not stored.
  const load = async (
    name: string,
    entry: Entry,
    bring: () => Promise<unknown>,
  ): Promise<unknown> => {
    try {
      entry.value = await bring();
      entry.freshUntil = now() + ttl * (1 - Math.random() * JITTER);
      // The map is in the order of loading, so entries in regular use outlive entries used once.
      if (isCached(name, entry)) {
        entries.delete(name);
        entries.set(name, entry);
      }
      return entry.value;
    } catch (error) {
      const isUsable = entry.freshUntil !== undefined && entry.freshUntil + staleIfError > now();
      if (isUsable && isOutage(error)) return entry.value;
      if (isCached(name, entry)) entries.delete(name);
      throw error;
    } finally {
      entry.loading = undefined;
    }
  };

  return {
    get<Value>(key: Key, bring: () => Promise<Value>): Promise<Value> {
      const name = nameOf(key);
      const entry = entryOf(name);
      if (countRead(entry.freshUntil !== undefined && entry.freshUntil > now()))
        return Promise.resolve(entry.value as Value);
      entry.loading ??= load(name, entry, bring);
      return entry.loading as Promise<Value>;
    },
    peek(key) {
      const entry = entries.get(nameOf(key));
      return entry?.freshUntil !== undefined && entry.freshUntil > now() ? entry.value : undefined;
    },
    last: (key) => entries.get(nameOf(key))?.value,
    delete: (key) => void entries.delete(nameOf(key)),
    clear: (first) => (first === undefined ? entries.clear() : deleteList(entries, first)),
  };
}
