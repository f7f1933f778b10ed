import type { Arrived, HandedPlaylists, OpeningScene, StreamHead } from '../store/head.ts';
import { openingOf, openingPieces, type Piece, playlistsByUrl } from './handed.ts';

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

type Request = { readonly pieces: readonly Piece[]; readonly whole: Promise<Arrived> };

/** Asks for neighbouring pieces at once. */
function request(pieces: readonly Piece[], signal: AbortSignal): Request[] {
  const [first] = pieces;
  if (first === undefined) return [];
  const whole = fetched({ ...first, end: pieces.at(-1)?.end ?? first.end }, signal);
  whole.catch(() => undefined); // Whoever takes it is told, and asks by itself.
  return [{ pieces, whole }];
}

/** One of the pieces by itself. */
async function partOf({ pieces, whole }: Request, { start, end }: Piece): Promise<Arrived> {
  const arrived = await whole;
  const from = pieces[0]?.start ?? 0;
  return pieces.length === 1
    ? arrived
    : { ...arrived, data: arrived.data.slice(start - from, end - from) };
}

/** The opening whose tracks came in one request each: then all that was asked for is one piece to append. */
function sceneOf(
  opening: ReturnType<typeof openingOf>,
  byList: ReadonlyMap<string, readonly Request[]>,
): OpeningScene | null {
  if (opening === null) return null;
  const tracks = opening.tracks.flatMap(({ url, ...track }) => {
    const [only, ...more] = byList.get(url) ?? [];
    const bytes = only?.pieces.length === 2 && more.length === 0 && only.whole;
    return bytes ? [{ ...track, bytes }] : [];
  });
  return tracks.length === opening.tracks.length ? { ...opening, tracks } : null;
}

/**
 * Begins to fetch a stream whose playlists came with its address: what is wanted first is asked for at once, all of it
 * side by side, while the engine itself may still be on its way.
 * @param address of the multivariant playlist
 * @param startAt seconds
 */
export function openHead(address: string, handed: HandedPlaylists, startAt: number): StreamHead {
  const base = new URL(address, location.href).href;
  const playlists = playlistsByUrl(base, handed);
  const names = new Set(playlists.keys());
  const stop = new AbortController();
  const byList = new Map(
    [...playlists].map(([url, text]) => {
      const groups = joined(openingPieces(url, text, startAt));
      return [url, groups.flatMap((pieces) => request(pieces, stop.signal))] as const;
    }),
  );
  const coming = new Map(
    [...byList.values()]
      .flat()
      .flatMap((asked) =>
        asked.pieces.map((piece) => [keyOf(piece), () => partOf(asked, piece)] as const),
      ),
  );
  return {
    opening: sceneOf(openingOf(base, handed, startAt), byList),
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
      return bytes?.();
    },
    drop() {
      stop.abort();
      coming.clear();
    },
  };
}
