interface Entry {
  value: Promise<unknown>;
  until: number;
}

/** Answers kept in this process: a bounded number, for a short time, loaded once however many ask. */
export interface Cache {
  /** The kept value of the key, or what `load` brings; a load that fails is not kept. */
  get<T>(key: readonly (string | number | boolean)[], load: () => Promise<T>): Promise<T>;
  /** Forgets everything: the catalogue has changed. */
  clear(): void;
}

export interface CacheOptions {
  /** Milliseconds an answer is kept; each one a little shorter by chance, so that not all expire at once. */
  ttl: number;
  /** Answers at most; the oldest ones go first. */
  size: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

const JITTER = 0.2;

export function boundedCache({ ttl, size, now }: CacheOptions): Cache {
  const entries = new Map<string, Entry>();
  return {
    get<T>(key: readonly (string | number | boolean)[], load: () => Promise<T>): Promise<T> {
      const name = JSON.stringify(key);
      const known = entries.get(name);
      if (known && known.until > now()) return known.value as Promise<T>;
      const value = load();
      const entry: Entry = { value, until: now() + ttl * (1 - Math.random() * JITTER) };
      entries.delete(name);
      if (entries.size >= size) entries.delete(entries.keys().next().value ?? '');
      entries.set(name, entry);
      value.catch(() => {
        if (entries.get(name) === entry) entries.delete(name);
      });
      return value;
    },
    clear: () => entries.clear(),
  };
}
