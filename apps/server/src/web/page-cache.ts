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
}

const LIFETIME_MS = 10_000;
const LARGEST = 500;

/**
 * Caches rendered pages of guests for ten seconds: every guest of one language sees the same page, so concurrent
 * requests cost one rendering per address. Errors and redirects are not cached.
 */
export function pageCache(now: () => number) {
  const entries = new Map<string, Entry>();

  return async function cached(
    key: string,
    render: () => Promise<CachedPage>,
  ): Promise<CachedPage> {
    const hit = entries.get(key);
    if (hit && hit.expiresAt > now()) return hit.page;
    const entry: Entry = { page: render(), expiresAt: now() + LIFETIME_MS };
    entries.delete(key);
    if (entries.size >= LARGEST) entries.delete(entries.keys().next().value ?? '');
    entries.set(key, entry);
    const drop = (): void => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    const page = await entry.page.catch((error: unknown) => {
      drop();
      throw error;
    });
    if (page.status !== 200) drop();
    return page;
  };
}
