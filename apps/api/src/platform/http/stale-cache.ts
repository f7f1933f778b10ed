import { countCache, type CountRead } from '../cache-metrics.ts';
import type { CachedBody } from './cached-body.ts';

/** A page or an answer that is the same for many. */
export interface CacheEntry {
  /** Only 200 is cached. */
  status: number;
  body: CachedBody;
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
  /** Whether what it is made from changed since the making of a new one began: that is made once more. */
  changed: boolean;
}

export interface StaleCacheOptions {
  /** In the metrics; without one it is not shown. */
  name?: string;
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

/**
 * Keeps what many visitors get for ten seconds: concurrent requests for a key cost one making, and most of them none.
 * Errors and redirects are not cached. Those used longest ago are evicted first.
 */
export class StaleCache<T extends CacheEntry> {
  readonly #options: Required<Omit<StaleCacheOptions, 'name'>>;
  /** Those used longest ago first. */
  readonly #entries = new Map<string, Entry<T>>();
  readonly #countRead: CountRead;
  #bytes = 0;
  /** Ends when the last one that was refreshed in turn is made. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: StaleCacheOptions) {
    this.#options = { stale: STALE_MS, copies: COPY_MS, oneByOne: false, ...options };
    this.#countRead = countCache(options.name, () => this.#entries.size);
  }

  /** Bytes of all bodies. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The cached one of a key while it is fresh, and the last one while a new one is made; else null. */
  ready(key: string): T | null {
    const entry = this.#entries.get(key);
    if (!entry?.copy) return null;
    if (!this.#isFresh(entry) && !(entry.refreshing && this.#isStale(entry))) return null;
    this.#use(key, entry);
    this.#countRead(true);
    return entry.copy;
  }

  /** Whether `get` answers without waiting for a new one. */
  has(key: string): boolean {
    const entry = this.#known(key);
    return entry !== undefined && (this.#isFresh(entry) || this.#isStale(entry));
  }

  /** The cached one of a key, or the result of `make`. */
  async get(key: string, make: Make<T>): Promise<T> {
    const entry = this.#known(key);
    const isHit = entry !== undefined && (this.#isFresh(entry) || this.#isStale(entry));
    this.#countRead(isHit);
    if (!isHit) return this.#load(key, make);
    this.#use(key, entry);
    if (this.#isFresh(entry) || !entry.copy) return entry.made;
    this.#refresh(key, entry, make);
    return entry.copy;
  }

  /** The last one of a key, also some minutes after it has expired. */
  copy(key: string): T | null {
    return this.#known(key)?.copy ?? null;
  }

  /** Lets everything expire at once, or what is `from` something: what it was made from has changed. */
  expire(from: (copy: T) => boolean = () => true): void {
    const now = this.#options.now();
    for (const entry of this.#entries.values())
      if (!entry.copy || from(entry.copy)) expireAt(entry, now);
  }

  /**
   * As `expire` of everything, and no visitor gets a copy while a new one is made: it says what is no longer true. For times
   * of overload and faults it remains.
   */
  retire(): void {
    const past = this.#options.now() - this.#options.stale;
    for (const entry of this.#entries.values()) expireAt(entry, past);
  }

  /** Forgets everything, also what is made now: none of it may be sent again. */
  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #isFresh({ expiresAt }: Entry<T>): boolean {
    return expiresAt > this.#options.now();
  }

  /** Whether the copy may be sent once more while a new one is made. */
  #isStale(entry: Entry<T>): boolean {
    return this.#hasCopy(entry, this.#options.stale);
  }

  #hasCopy({ copy, expiresAt }: Entry<T>, ms: number): boolean {
    return copy !== null && expiresAt + ms > this.#options.now();
  }

  /** The entry of a key, unless it is of no use any more. */
  #known(key: string): Entry<T> | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#isFresh(entry) || this.#hasCopy(entry, this.#options.copies)) return entry;
    this.#drop(key, entry);
    return undefined;
  }

  #use(key: string, entry: Entry<T>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #drop(key: string, entry: Entry<T>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  #keep(key: string, entry: Entry<T>, made: T): void {
    if (this.#entries.get(key) !== entry) return;
    this.#bytes += made.body.size - entry.bytes;
    entry.copy = made;
    entry.bytes = made.body.size;
    for (const [oldest, each] of this.#entries) {
      if (this.#bytes <= this.#options.most) return;
      this.#drop(oldest, each);
    }
  }

  async #load(key: string, make: Make<T>): Promise<T> {
    const old = this.#known(key);
    const copy = old?.copy ?? null;
    const entry: Entry<T> = {
      made: make(copy),
      expiresAt: this.#options.now() + LIFETIME_MS,
      copy,
      bytes: old?.bytes ?? 0,
      refreshing: false,
      changed: false,
    };
    this.#use(key, entry);
    const made = await entry.made.catch((error: unknown) => {
      this.#restore(key, entry, old);
      throw error;
    });
    if (made.status === 200) this.#keep(key, entry, made);
    else this.#drop(key, entry);
    return made;
  }

  /** A failure leaves the copy of the last one. */
  #restore(key: string, entry: Entry<T>, old: Entry<T> | undefined): void {
    if (this.#entries.get(key) !== entry) return;
    if (old?.copy) this.#entries.set(key, old);
    else this.#drop(key, entry);
  }

  /** Makes a new one while the copy is sent. What fails is tried again with the next request. */
  #refresh(key: string, entry: Entry<T>, make: Make<T>): void {
    if (entry.refreshing) return;
    entry.refreshing = true;
    entry.changed = false;
    this.#inTurn(() => make(entry.copy))
      .then((made) => {
        if (made.status >= 500) return;
        if (made.status !== 200) return this.#drop(key, entry);
        entry.made = Promise.resolve(made);
        if (!entry.changed) entry.expiresAt = this.#options.now() + LIFETIME_MS;
        this.#keep(key, entry, made);
      })
      .catch(() => undefined)
      .finally(() => (entry.refreshing = false));
  }

  #inTurn(work: () => Promise<T>): Promise<T> {
    if (!this.#options.oneByOne) return work();
    const made = this.#last.then(work);
    this.#last = made.catch(() => undefined);
    return made;
  }
}

function expireAt(entry: Entry<unknown>, moment: number): void {
  entry.expiresAt = Math.min(entry.expiresAt, moment);
  entry.changed = true;
}
