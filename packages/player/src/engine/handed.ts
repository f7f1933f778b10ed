import type { HandedPlaylists } from '../store/head.ts';

/** A byte range of a file; `end` is exclusive, and 0 means the whole file, when the playlist names no range. */
export type Piece = { readonly url: string; readonly start: number; readonly end: number };

const attribute = (line: string, name: string): string | undefined =>
  new RegExp(`[:,]${name}="([^"]*)"`).exec(line)?.[1];

/** `length@offset`; without an offset it continues where the previous range ended (RFC 8216, 4.3.2.2). */
function rangeOf(text: string | undefined, follows: number): Pick<Piece, 'start' | 'end'> {
  const [length = 0, start = follows] = (text ?? '').split('@').map(Number);
  return length > 0 ? { start, end: start + length } : { start: 0, end: 0 };
}

type Segment = { readonly piece: Piece; readonly map: Piece | null; readonly seconds: number };

/** Iterates the segments of a media playlist, each with its initialisation segment; addresses as written. */
function* segmentsOf(text: string): Generator<Segment> {
  let map: Piece | null = null;
  let range: string | undefined;
  let [seconds, follows] = [0, 0];
  for (const line of text.split('\n')) {
    const value = line.slice(line.indexOf(':') + 1);
    if (line.startsWith('#EXT-X-MAP:'))
      map = { url: attribute(line, 'URI') ?? '', ...rangeOf(attribute(line, 'BYTERANGE'), 0) };
    else if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(value);
    else if (line.startsWith('#EXT-X-BYTERANGE:')) range = value;
    else if (line !== '' && !line.startsWith('#')) {
      const piece: Piece = { url: line, ...rangeOf(range, follows) };
      yield { piece, map, seconds };
      range = undefined;
      follows = piece.end;
    }
  }
}

/** Total duration of all segments in seconds. */
function lengthOf(text: string): number {
  let length = 0;
  for (const [, seconds] of text.matchAll(/#EXTINF:([\d.]+)/g)) length += Number(seconds);
  return length;
}

const isWhole = (text: string): boolean => text.includes('#EXT-X-ENDLIST');

/** The engine joins a live stream this many target durations before the live edge. */
const LIVE_TARGETS = 3;

/** Seconds from the first segment to the engine's start position. */
function beginning(text: string, startAt: number): number {
  if (isWhole(text)) return startAt;
  const target = Number(/#EXT-X-TARGETDURATION:(\d+)/.exec(text)?.[1] ?? 0);
  return Math.max(0, lengthOf(text) - LIVE_TARGETS * target);
}

/**
 * The pieces that the engine requests first from a media playlist: the initialisation segment and the segment at
 * `startAt` (seconds), or at the join position of a live stream. Parses no further.
 * @param url address of the playlist
 */
export function openingPieces(url: string, text: string, startAt: number): Piece[] {
  const from = beginning(text, startAt);
  let end = 0;
  for (const { piece, map, seconds } of segmentsOf(text)) {
    end += seconds;
    if (end <= from) continue;
    const pieces = map ? [map, piece] : [piece];
    return pieces.map((each) => ({ ...each, url: new URL(each.url, url).href }));
  }
  return [];
}

/** Codecs by track, where the multivariant playlist has separate video and audio playlists. */
function codecsOf(multivariant: string, uri: string): { video: string; audio: string } | null {
  const lines = multivariant.split('\n');
  const rendition = lines[lines.indexOf(uri) - 1] ?? '';
  if (attribute(rendition, 'AUDIO') === undefined) return null;
  const codecs = attribute(rendition, 'CODECS')?.split(',') ?? [];
  const audio = codecs.find((codec) => codec.startsWith('mp4a'));
  const video = codecs.find((codec) => codec !== audio);
  return video && audio && codecs.length === 2 ? { video, audio } : null;
}

/** What the playlists say about the first picture of a film. */
export type HandedOpening = {
  /** Seconds. */
  readonly duration: number;
  readonly tracks: readonly { name: 'video' | 'audio'; codec: string; url: string }[];
};

/**
 * The opening of a film that is played from its beginning with separate video and audio tracks; else null.
 * @param url address of the multivariant playlist
 */
export function openingOf(
  url: string,
  handed: HandedPlaylists,
  startAt: number,
): HandedOpening | null {
  const [picture, sound, ...more] = handed.media;
  if (startAt > 0 || !picture || !sound || more.length > 0 || !isWhole(picture.text)) return null;
  const codecs = codecsOf(handed.multivariant, picture.uri);
  const track = (name: 'video' | 'audio', { uri }: { uri: string }, codec: string) => ({
    name,
    codec,
    url: new URL(uri, url).href,
  });
  return (
    codecs && {
      duration: lengthOf(picture.text),
      tracks: [track('video', picture, codecs.video), track('audio', sound, codecs.audio)],
    }
  );
}

/** Playlists by address. */
export function playlistsByUrl(url: string, handed: HandedPlaylists): Map<string, string> {
  const media = handed.media.map(({ uri, text }) => [new URL(uri, url).href, text] as const);
  return new Map([[url, handed.multivariant], ...media]);
}
