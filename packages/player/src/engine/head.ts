import type { ArrivedPlayback, HandedPlaylists, OpeningScene, StreamHead } from '../store/head.ts';
import { openingOf, openingPieces, type Piece, playlistsByUrl } from './handed.ts';

const keyOf = ({ url, start, end }: Piece): string => (end > 0 ? `${url} ${start}-${end}` : url);

/** Groups adjacent ranges of one file into one request. */
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

async function fetched({ url, start, end }: Piece, signal: AbortSignal): Promise<ArrivedPlayback> {
  const requested = performance.now();
  const headers: HeadersInit = end > 0 ? { range: `bytes=${start}-${end - 1}` } : {};
  const response = await fetch(url, { headers, signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const first = performance.now();
  const data = await response.arrayBuffer();
  return { data, requested, first, end: performance.now() };
}

type Request = { readonly pieces: readonly Piece[]; readonly whole: Promise<ArrivedPlayback> };

/** Fetches adjacent pieces with one request. */
function request(pieces: readonly Piece[], signal: AbortSignal): Request[] {
  const [first] = pieces;
  if (first === undefined) return [];
  const whole = fetched({ ...first, end: pieces.at(-1)?.end ?? first.end }, signal);
  whole.catch(() => undefined); // The consumer gets the error and requests again.
  return [{ pieces, whole }];
}

/** Cuts one piece out of its request. */
async function partOf({ pieces, whole }: Request, { start, end }: Piece): Promise<ArrivedPlayback> {
  const arrived = await whole;
  const from = pieces[0]?.start ?? 0;
  return pieces.length === 1
    ? arrived
    : { ...arrived, data: arrived.data.slice(start - from, end - from) };
}

/** The opening, if each of its tracks came with one request: then its response can be appended whole. */
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
 * Prefetches a stream whose playlists came with its address: the first pieces are requested in parallel, possibly
 * before the engine has loaded.
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
      .flatMap((request) =>
        request.pieces.map((piece) => [keyOf(piece), () => partOf(request, piece)] as const),
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
