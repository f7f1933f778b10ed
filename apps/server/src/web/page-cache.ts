/** A rendered page in pieces; each answer inserts its own nonce between them. */
export interface CachedPage {
  status: number;
  headers: [string, string][];
  pieces: Buffer[];
  /** The pieces compressed (`page-gzip.ts`). */
  blocks: Buffer[];
}

interface Entry {
  page: Promise<CachedPage>;
  expiresAt: number;
  /** The last page that was rendered, also while a new one is; null before. */
  copy: CachedPage | null;
  /** Of `copy`. */
  bytes: number;
}

const LIFETIME_MS = 10_000;
/** How long after its expiry a page is a copy for times of overload, as in `stale-while-revalidate` of calls. */
const COPY_MS = 300_000;
/** Some 250 pages: home, categories and new titles in every language, with room for a crawler. */
const MOST_BYTES = 64 * 2 ** 20;

const sizeOf = ({ pieces, blocks }: CachedPage): number =>
  [...pieces, ...blocks].reduce((sum, { length }) => sum + length, 0);

export interface PageCache {
  /** Whether `get` answers without rendering. */
  has(key: string): boolean;
  /** The cached page of a key, or the result of `render`. */
  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage>;
  /** The last page of a key, also some minutes after it has expired. */
  copy(key: string): CachedPage | null;
  /** Bytes of all cached pages and copies. */
  bytes(): number;
}

/**
 * Caches rendered pages of guests for ten seconds: every guest of one language sees the same page, so concurrent
 * requests cost one rendering per address. Errors and redirects are not cached. The pages used longest ago are
 * evicted first.
 */
export function pageCache(now: () => number, most = MOST_BYTES): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  function fresh(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt > now()) return entry;
    if (!isCopy(entry)) drop(key, entry);
    return undefined;
  }

  const isCopy = ({ copy, expiresAt }: Entry) => copy !== null && expiresAt + COPY_MS > now();

  function count(key: string, entry: Entry, page: CachedPage): void {
    if (entries.get(key) !== entry) return;
    bytes += sizeOf(page) - entry.bytes;
    entry.copy = page;
    entry.bytes = sizeOf(page);
    for (const [oldest, each] of entries) {
      if (bytes <= most) return;
      drop(oldest, each);
    }
  }

  /** A page that could not be rendered leaves the copy of the last one. */
  function restore(key: string, entry: Entry, old: Entry | undefined): void {
    if (entries.get(key) !== entry) return;
    if (old?.copy) entries.set(key, old);
    else drop(key, entry);
  }

  async function load(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const old = entries.get(key);
    const kept = { copy: old?.copy ?? null, bytes: old?.bytes ?? 0 };
    const entry: Entry = { page: render(), expiresAt: now() + LIFETIME_MS, ...kept };
    entries.delete(key);
    entries.set(key, entry);
    const page = await entry.page.catch((error: unknown) => {
      restore(key, entry, old);
      throw error;
    });
    if (page.status === 200) count(key, entry, page);
    else drop(key, entry);
    return page;
  }

  return {
    has: (key) => fresh(key) !== undefined,
    async get(key, render) {
      const hit = fresh(key);
      if (!hit) return load(key, render);
      entries.delete(key);
      entries.set(key, hit);
      return hit.page;
    },
    copy: (key) => [entries.get(key)].find((entry) => entry && isCopy(entry))?.copy ?? null,
    bytes: () => bytes,
  };
}
