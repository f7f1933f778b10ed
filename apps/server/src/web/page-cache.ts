import type { KeptPage } from './rendering.ts';

interface Entry {
  page: Promise<KeptPage>;
  expiresAt: number;
  /** The last page that was rendered, also while a new one is; null before. */
  copy: KeptPage | null;
  /** Of `copy`. */
  bytes: number;
  /** Whether a new page is rendered while visitors get the copy. */
  refreshing: boolean;
}

/** @param old the page before, if there is one */
export type RenderPage = (old: KeptPage | null) => Promise<KeptPage>;

const LIFETIME_MS = 10_000;
/** So long after its expiry a page is sent once more, while a new one is rendered (RFC 5861). */
const STALE_MS = 60_000;
/** How long after its expiry a page is a copy for times of overload, as in `stale-while-revalidate` of calls. */
const COPY_MS = 300_000;
/** Some 250 pages: home, categories and new titles in every language, with room for a crawler. */
const MOST_BYTES = 64 * 2 ** 20;

export interface PageCache {
  /** Whether `get` answers without waiting for a rendering. */
  has(key: string): boolean;
  /** The cached page of a key, or the result of `render`. */
  get(key: string, render: RenderPage): Promise<KeptPage>;
  /** The last page of a key, also some minutes after it has expired. */
  copy(key: string): KeptPage | null;
  /** Bytes of all cached pages and copies. */
  bytes(): number;
}

/**
 * Caches rendered pages by audience for ten seconds: everybody of an audience sees the same page, so concurrent requests
 * cost one rendering per address, and most of them none. Errors and redirects are not cached. The pages used longest ago
 * are evicted first.
 */
export function pageCache(now: () => number, most = MOST_BYTES): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  const isFresh = ({ expiresAt }: Entry) => expiresAt > now();
  const hasCopy = ({ copy, expiresAt }: Entry, ms: number) =>
    copy !== null && expiresAt + ms > now();

  /** The entry of a key, unless it is of no use any more. */
  function known(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry || isFresh(entry) || hasCopy(entry, COPY_MS)) return entry;
    drop(key, entry);
    return undefined;
  }

  function keep(key: string, entry: Entry, page: KeptPage): void {
    if (entries.get(key) !== entry) return;
    bytes += page.body.size - entry.bytes;
    entry.copy = page;
    entry.bytes = page.body.size;
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

  async function load(key: string, render: RenderPage): Promise<KeptPage> {
    const old = known(key);
    const copy = old?.copy ?? null;
    const entry: Entry = {
      page: render(copy),
      expiresAt: now() + LIFETIME_MS,
      copy,
      bytes: old?.bytes ?? 0,
      refreshing: false,
    };
    entries.delete(key);
    entries.set(key, entry);
    const page = await entry.page.catch((error: unknown) => {
      restore(key, entry, old);
      throw error;
    });
    if (page.status === 200) keep(key, entry, page);
    else drop(key, entry);
    return page;
  }

  /** Renders a page while its copy is sent. What fails is tried again with the next request. */
  function refresh(key: string, entry: Entry, render: RenderPage): void {
    if (entry.refreshing) return;
    entry.refreshing = true;
    render(entry.copy)
      .then((page) => {
        if (page.status !== 200) return drop(key, entry);
        entry.page = Promise.resolve(page);
        entry.expiresAt = now() + LIFETIME_MS;
        return keep(key, entry, page);
      })
      .catch(() => undefined)
      .finally(() => (entry.refreshing = false));
  }

  return {
    has(key) {
      const entry = known(key);
      return entry !== undefined && (isFresh(entry) || hasCopy(entry, STALE_MS));
    },
    async get(key, render) {
      const entry = known(key);
      if (!entry || !(isFresh(entry) || hasCopy(entry, STALE_MS))) return load(key, render);
      entries.delete(key);
      entries.set(key, entry);
      if (isFresh(entry) || !entry.copy) return entry.page;
      refresh(key, entry, render);
      return entry.copy;
    },
    copy: (key) => known(key)?.copy ?? null,
    bytes: () => bytes,
  };
}
