import { type Airing, WINDOW_MS } from './airing.ts';
import { EPOCH, SEGMENT, SLOT, slotAt } from './schedule.ts';
import { type Reel, type Tail, Timeline } from './timeline.ts';

/** A broadcast that is to be locked; `start` in milliseconds since 1970. */
export type Due = {
  readonly start: number;
  readonly catchUp: boolean;
  /** Null: it has no film that can be played; the filler plays instead. */
  readonly reel: Reel | null;
};

/** Broadcasts are locked this long before they begin, in milliseconds. */
export const AHEAD_MS = 10 * SLOT;
/** Milliseconds ahead of now in which nothing is cut: servers read airings again twice as often. */
const MARGIN_MS = SLOT;
/** A broadcast that begins later than this begins where it would be by then; the wait for a border is shorter. */
const LATE_MS = 2 * SEGMENT;

/** What a channel has locked; times in milliseconds since 1970. */
export type LockState = {
  /** The airings that have not ended, in order. */
  readonly airings: readonly Airing[];
  readonly tail: Tail;
  /** Broadcasts that start before it were locked. */
  readonly until: number;
};

/** What is locked of a channel for the first time: as if it had been on for as long as players may go back. */
export function nothingLocked(now: number): LockState {
  const start = now - WINDOW_MS;
  // Larger than the numbers that the channel had with a loop of programmes.
  const number = Math.floor((start - EPOCH) / SEGMENT);
  const tail = { number, discontinuity: slotAt(start), start };
  return { airings: [], tail, until: start - LONGEST_MS };
}

/** A broadcast lasts no longer (`LONGEST_MS` of guides). */
const LONGEST_MS = 24 * 60 * SLOT;

/** Which broadcasts are to be locked: those that start in [from, to) and end after `after`. */
export function dueSpan({ tail, until }: LockState, now: number) {
  const oldest = now - WINDOW_MS;
  return { from: until, to: untilOf(until, now), after: Math.max(oldest, fixedUntil(tail, now)) };
}

/** Never earlier than before: clocks of workers differ. */
const untilOf = (until: number, now: number) => Math.max(until, now + AHEAD_MS);

/** The moment before which airings cannot change: their segments are published, or will be soon. */
const fixedUntil = ({ start }: Tail, now: number): number => Math.min(start, now + MARGIN_MS);

export type LockRequest = {
  readonly locked: LockState;
  /** The reels of the assets of airings. */
  readonly reels: ReadonlyMap<string, Reel>;
  /** The broadcasts of `dueSpan`, in the order of their starts. */
  readonly due: readonly Due[];
  readonly filler: Reel | null;
  readonly now: number;
};

/**
 * The airings of a channel with those of broadcasts that are due. A film plays to its end unless the next broadcast begins:
 * then it is cut at the first border of its segments from that moment. The filler plays in between, repeated, and for what
 * cannot be played. Without a filler such times stay empty.
 */
export function lock({ locked, reels, due, filler, now }: LockRequest): LockState {
  const tail = resumed(locked.tail, now);
  const fixed = fixedUntil(tail, now);
  const line = new Timeline(locked.airings, reels, tail);
  for (const { start, catchUp, reel } of due) {
    if (filler) line.fill(filler, start);
    line.cutAt(Math.max(start, fixed));
    const at = Math.max(line.end, start);
    const first = reel ? firstSegment(reel, at - start) : null;
    if (reel && first !== null)
      line.append(reel, { start: at, first, count: reel.lengths.length - first, catchUp });
    else if (filler)
      line.append(filler, { start: at, first: 0, count: filler.lengths.length, catchUp: true });
  }
  const until = untilOf(locked.until, now);
  if (filler) line.repeat(filler, until);
  return { airings: line.airings, tail: line.tail, until };
}

/**
 * Where locking continues. What is older than the window of players is skipped. After a longer pause the numbers are those of the
 * clock if they are larger, because the channel may have had a loop of programmes meanwhile.
 */
function resumed(tail: Tail, now: number): Tail {
  const clock = nothingLocked(now).tail;
  if (tail.start >= clock.start) return tail;
  // Segments that are listed together have numbers without a gap.
  if (tail.start > clock.start - SLOT) return { ...tail, start: clock.start };
  return {
    number: Math.max(tail.number, clock.number),
    discontinuity: Math.max(tail.discontinuity, clock.discontinuity),
    start: clock.start,
  };
}

/** The segment of a film that is on `late` milliseconds after its start; null: it is over. */
function firstSegment({ lengths }: Reel, late: number): number | null {
  if (late < LATE_MS) return 0;
  let passed = 0;
  const index = lengths.findIndex((length) => (passed += length) > late);
  return index === -1 ? null : index;
}
