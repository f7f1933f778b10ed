type Key = string | readonly (string | number | boolean)[];

/** Answers kept in this process: a bounded number, for a short time, loaded once however many ask. */
export interface Cache {
  /** The kept value of a key, or what `load` brings. */
  get: <Value>(key: Key, load: () => Promise<Value>) => Promise<Value>;
  delete: (key: Key) => void;
  /** Forgets everything, also what is being loaded now. */
  clear: () => void;
}

export interface CacheOptions {
  /** Milliseconds an answer is fresh; each one up to a fifth shorter by chance, so that not all expire at once. */
  ttl: number;
  /** Answers at most; the ones loaded longest ago go first. */
  size: number;
  /** Milliseconds after that during which an old answer is given when a new one cannot be loaded (0). */
  staleIfError?: number;
  /** Milliseconds on any clock. */
  now?: () => number;
}

interface Entry {
  value?: unknown;
  /** Absent until the first answer. */
  freshUntil?: number;
  loading?: Promise<unknown> | undefined;
}

const JITTER = 0.2;

/** For what is read far more often than it changes: catalogue, configuration, translations (SEC-22). */
export function createCache(options: CacheOptions): Cache {
  const { ttl, size, staleIfError = 0, now = () => performance.now() } = options;
  const entries = new Map<string, Entry>();

  const entryOf = (name: string): Entry => {
    const known = entries.get(name);
    if (known) return known;
    if (entries.size >= size) entries.delete(entries.keys().next().value ?? '');
    const entry: Entry = {};
    entries.set(name, entry);
    return entry;
  };

  const isKept = (name: string, entry: Entry) => entries.get(name) === entry;

  // An entry that was forgotten while it was loaded is no longer in the map, so its answer is not kept.
  const load = async (
    name: string,
    entry: Entry,
    bring: () => Promise<unknown>,
  ): Promise<unknown> => {
    try {
      entry.value = await bring();
      entry.freshUntil = now() + ttl * (1 - Math.random() * JITTER);
      // The map is in the order of loading: what is asked for all the time outlives what was asked for once.
      if (isKept(name, entry)) {
        entries.delete(name);
        entries.set(name, entry);
      }
      return entry.value;
    } catch (error) {
      if (entry.freshUntil !== undefined && entry.freshUntil + staleIfError > now())
        return entry.value;
      if (isKept(name, entry)) entries.delete(name);
      throw error;
    } finally {
      entry.loading = undefined;
    }
  };

  return {
    get<Value>(key: Key, bring: () => Promise<Value>): Promise<Value> {
      const name = JSON.stringify(key);
      const entry = entryOf(name);
      if (entry.freshUntil !== undefined && entry.freshUntil > now())
        return Promise.resolve(entry.value as Value);
      entry.loading ??= load(name, entry, bring);
      return entry.loading as Promise<Value>;
    },
    delete: (key) => void entries.delete(JSON.stringify(key)),
    clear: () => entries.clear(),
  };
}
