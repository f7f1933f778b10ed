import type { Span, PlayerState } from '../store/state.ts';

/** The state that every media element has. */
export type MediaFacts = Pick<
  PlayerState,
  | 'position'
  | 'duration'
  | 'buffered'
  | 'seekable'
  | 'paused'
  | 'waiting'
  | 'seeking'
  | 'ended'
  | 'volume'
  | 'muted'
  | 'rate'
>;

/** HTMLMediaElement.HAVE_FUTURE_DATA: the next frame is available. */
const HAVE_FUTURE_DATA = 3;

type Ranges = Pick<TimeRanges, 'length' | 'start' | 'end'>;
type Media = Pick<
  HTMLVideoElement,
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'seeking'
  | 'ended'
  | 'volume'
  | 'muted'
  | 'playbackRate'
  | 'readyState'
> & { readonly buffered: Ranges; readonly seekable: Ranges };

/** End of the buffered range that contains `position`; the position itself where there is none. */
export function bufferedTo(ranges: Ranges, position: number): number {
  for (let index = 0; index < ranges.length; index += 1) {
    const inside = ranges.start(index) <= position + 0.1 && position <= ranges.end(index);
    if (inside) return ranges.end(index);
  }
  return position;
}

/** The seekable window. */
function reach(ranges: Ranges, duration: number): Span {
  if (ranges.length === 0) return { start: 0, end: duration };
  return { start: ranges.start(0), end: ranges.end(ranges.length - 1) };
}

/** Reads a media element. A live stream has no duration; its live edge replaces it. */
export function readMedia(media: Media): MediaFacts {
  const { currentTime: position, paused, seeking, ended, volume, muted } = media;
  const known = Number.isFinite(media.duration) ? media.duration : 0;
  const seekable = reach(media.seekable, known);
  return {
    position,
    duration: known === 0 ? seekable.end : known,
    buffered: bufferedTo(media.buffered, position),
    seekable,
    paused,
    waiting: !paused && !ended && media.readyState < HAVE_FUTURE_DATA,
    seeking,
    ended,
    volume,
    muted,
    rate: media.playbackRate,
  };
}
