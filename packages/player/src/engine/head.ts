import type { Arrived, HandedPlaylists, StreamHead } from '../store/head.ts';
import { openingPieces, type Piece, playlistsByUrl } from './handed.ts';

const keyOf = ({ url, start, end }: Piece): string => (end > 0 ? `${url} ${start}-${end}` : url);

/** Neighbours in one file are one request. */
function joined(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const before = groups.at(-1)?.at(-1);
    const adjoins = before?.url === piece.url && before.end === piece.start && piece.start > 0;
    if (adjoins) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

async function fetched({ url, start, end }: Piece, signal: AbortSignal): Promise<Arrived> {
  const asked = performance.now();
  const headers: HeadersInit = end > 0 ? { range: `bytes=${start}-${end - 1}` } : {};
  const response = await fetch(url, { headers, signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const first = performance.now();
  const data = await response.arrayBuffer();
  return { data, asked, first, end: performance.now() };
}

/** Asks for neighbouring pieces, and gives each of them by itself. */
function ask(group: readonly Piece[], signal: AbortSignal): [string, Promise<Arrived>][] {
  const [first] = group;
  if (first === undefined) return [];
  const whole = fetched({ ...first, end: group.at(-1)?.end ?? first.end }, signal);
  return group.map((piece) => {
    const part = whole.then((arrived) =>
      group.length === 1
        ? arrived
        : {
            ...arrived,
            data: arrived.data.slice(piece.start - first.start, piece.end - first.start),
          },
    );
    part.catch(() => undefined); // Whoever takes it is told, and asks by itself.
    return [keyOf(piece), part];
  });
}

/**
 * Begins to fetch a stream whose playlists came with its address: what the engine will want first is asked for at
 * once, all of it side by side, while the engine itself may still be on its way.
 * @param address of the multivariant playlist
 * @param startAt seconds
 */
export function openHead(address: string, handed: HandedPlaylists, startAt: number): StreamHead {
  const base = new URL(address, location.href).href;
  const playlists = playlistsByUrl(base, handed);
  const names = new Set(playlists.keys());
  const stop = new AbortController();
  const pieces = [...playlists].flatMap(([url, text]) => openingPieces(url, text, startAt));
  const coming = new Map(joined(pieces).flatMap((group) => ask(group, stop.signal)));
  return {
    playlist(url) {
      const text = playlists.get(url);
      const lasting = text === undefined || url === base || text.includes('#EXT-X-ENDLIST');
      if (!lasting) playlists.delete(url);
      return text;
    },
    beginsWith: (url) => names.has(url),
    bytes(url, start, end) {
      const key = keyOf({ url, start, end });
      const bytes = coming.get(key);
      coming.delete(key);
      return bytes;
    },
    drop() {
      stop.abort();
      coming.clear();
    },
  };
}
