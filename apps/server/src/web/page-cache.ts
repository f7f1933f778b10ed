/** A rendered page in pieces; each answer inserts its own nonce between them. */
export interface CachedPage {
  status: number;
  headers: [string, string][];
  pieces: Buffer[];
  /** The pieces compressed (`page-gzip.ts`). */
  blocks: Buffer[];
}

/** Splits a page at the placeholders of its nonce. */
export function piecesOf(html: string, placeholder: string): Buffer[] {
  return html.split(placeholder).map((piece) => Buffer.from(piece));
}

/** The page with this nonce, by copying bytes. */
export function withNonce(pieces: readonly Buffer[], nonce: string): Buffer {
  return Buffer.concat(between(pieces, Buffer.from(nonce)));
}

/** Joins the pieces with the same bytes between each two. */
export function between(pieces: readonly Buffer[], bytes: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [bytes, piece]));
}

interface Entry {
  page: Promise<CachedPage>;
  expiresAt: number;
  /** 0 until the page is rendered. */
  bytes: number;
}

const LIFETIME_MS = 10_000;
/** Some 250 pages: home, categories and new titles in every language, with room for a crawler. */
const MOST_BYTES = 64 * 2 ** 20;

const sizeOf = ({ pieces, blocks }: CachedPage): number =>
  [...pieces, ...blocks].reduce((sum, { length }) => sum + length, 0);

export interface PageCache {
  /** Whether `get` answers without rendering. */
  has(key: string): boolean;
  /** The cached page of a key, or the result of `render`. */
  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage>;
  /** Bytes of all cached pages. */
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
    drop(key, entry);
    return undefined;
  }

  function count(key: string, entry: Entry, page: CachedPage): void {
    if (entries.get(key) !== entry) return;
    entry.bytes = sizeOf(page);
    bytes += entry.bytes;
    for (const [oldest, each] of entries) {
      if (bytes <= most) return;
      drop(oldest, each);
    }
  }

  async function load(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const entry: Entry = { page: render(), expiresAt: now() + LIFETIME_MS, bytes: 0 };
    entries.set(key, entry);
    const page = await entry.page.catch((error: unknown) => {
      drop(key, entry);
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
    bytes: () => bytes,
  };
}
