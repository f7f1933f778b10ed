import type { KeptBody } from './kept-body.ts';

/** A page or an answer that is the same for many. */
export interface Kept {
  /** Only 200 is kept. */
  status: number;
  body: KeptBody;
}

/** @param old the one before, if there is one */
type Make<T> = (old: T | null) => Promise<T>;

interface Entry<T> {
  made: Promise<T>;
  expiresAt: number;
  /** The last one that was made, also while a new one is; null before. */
  copy: T | null;
  /** Of `copy`. */
  bytes: number;
  /** Whether a new one is made while visitors get the copy. */
  refreshing: boolean;
}

export interface KeptCacheOptions {
  /** Milliseconds on any clock. */
  now: () => number;
  /** Bytes of all bodies. */
  most: number;
  /** Milliseconds after the expiry during which a copy is sent while a new one is made (RFC 5861). */
  stale?: number;
  /** Milliseconds after the expiry during which there is a copy for times of overload and faults. */
  copies?: number;
  /** Makes new ones one after the other while copies are sent; by default all at once. */
  oneByOne?: boolean;
}

const LIFETIME_MS = 10_000;
const STALE_MS = 60_000;
const COPY_MS = 300_000;

export interface KeptCache<T extends Kept> {
  /** The cached one of a key while it is fresh, and the last one while a new one is made; else null. */
  ready(key: string): T | null;
  /** Whether `get` answers without waiting for a new one. */
  has(key: string): boolean;
  /** The cached one of a key, or the result of `make`. */
  get(key: string, make: Make<T>): Promise<T>;
  /** The last one of a key, also some minutes after it has expired. */
  copy(key: string): T | null;
  /** Lets everything expire at once: what it was made from has changed. */
  expire(): void;
  /** Bytes of all bodies. */
  bytes(): number;
}

/**
 * Keeps what many visitors get for ten seconds: concurrent requests for a key cost one making, and most of them none.
 * Errors and redirects are not kept. Those used longest ago are evicted first.
 */
export function keptCache<T extends Kept>(options: KeptCacheOptions): KeptCache<T> {
  const { now, most, stale = STALE_MS, copies = COPY_MS, oneByOne = false } = options;
  const entries = new Map<string, Entry<T>>();
  let bytes = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** The entry used last. */
  let newest: Entry<T> | null = null;

  function drop(key: string, entry: Entry<T>): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  /** Puts an entry last: those used longest ago are evicted first. */
  function makeNewest(key: string, entry: Entry<T>): void {
    // A map is made anew after so many of its keys have moved, and most requests in a row are for the same page.
    if (entry === newest) return;
    newest = entry;
    entries.delete(key);
    entries.set(key, entry);
  }

  const isFresh = ({ expiresAt }: Entry<T>) => expiresAt > now();
  const hasCopy = ({ copy, expiresAt }: Entry<T>, ms: number) =>
    copy !== null && expiresAt + ms > now();

  /** The entry of a key, unless it is of no use any more. */
  function known(key: string): Entry<T> | undefined {
    const entry = entries.get(key);
    if (!entry || isFresh(entry) || hasCopy(entry, copies)) return entry;
    drop(key, entry);
    return undefined;
  }

  function keep(key: string, entry: Entry<T>, made: T): void {
    if (entries.get(key) !== entry) return;
    bytes += made.body.size - entry.bytes;
    entry.copy = made;
    entry.bytes = made.body.size;
    for (const [oldest, each] of entries) {
      if (bytes <= most) return;
      drop(oldest, each);
    }
  }

  /** A failure leaves the copy of the last one. */
  function restore(key: string, entry: Entry<T>, old: Entry<T> | undefined): void {
    if (entries.get(key) !== entry) return;
    if (old?.copy) entries.set(key, old);
    else drop(key, entry);
  }

  async function load(key: string, make: Make<T>): Promise<T> {
    const old = known(key);
    const copy = old?.copy ?? null;
    const entry: Entry<T> = {
      made: make(copy),
      expiresAt: now() + LIFETIME_MS,
      copy,
      bytes: old?.bytes ?? 0,
      refreshing: false,
    };
    makeNewest(key, entry);
    const made = await entry.made.catch((error: unknown) => {
      restore(key, entry, old);
      throw error;
    });
    if (made.status === 200) keep(key, entry, made);
    else drop(key, entry);
    return made;
  }

  function inTurn(work: () => Promise<T>): Promise<T> {
    if (!oneByOne) return work();
    const made = last.then(work);
    last = made.catch(() => undefined);
    return made;
  }

  /** Makes a new one while the copy is sent. What fails is tried again with the next request. */
  function refresh(key: string, entry: Entry<T>, make: Make<T>): void {
    if (entry.refreshing) return;
    entry.refreshing = true;
    inTurn(() => make(entry.copy))
      .then((made) => {
        if (made.status >= 500) return;
        if (made.status !== 200) return drop(key, entry);
        entry.made = Promise.resolve(made);
        entry.expiresAt = now() + LIFETIME_MS;
        keep(key, entry, made);
      })
      .catch(() => undefined)
      .finally(() => (entry.refreshing = false));
  }

  return {
    ready(key) {
      const entry = entries.get(key);
      if (!entry?.copy) return null;
      if (!isFresh(entry) && !(entry.refreshing && hasCopy(entry, stale))) return null;
      makeNewest(key, entry);
      return entry.copy;
    },
    has(key) {
      const entry = known(key);
      return entry !== undefined && (isFresh(entry) || hasCopy(entry, stale));
    },
    async get(key, make) {
      const entry = known(key);
      if (!entry || !(isFresh(entry) || hasCopy(entry, stale))) return load(key, make);
      makeNewest(key, entry);
      if (isFresh(entry) || !entry.copy) return entry.made;
      refresh(key, entry, make);
      return entry.copy;
    },
    copy: (key) => known(key)?.copy ?? null,
    expire() {
      for (const entry of entries.values()) entry.expiresAt = Math.min(entry.expiresAt, now());
    },
    bytes: () => bytes,
  };
}
