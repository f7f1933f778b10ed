import { type Airing, WINDOW_MS } from './airing.ts';
import { EPOCH, SEGMENT, SLOT, slotAt } from './schedule.ts';

/** An asset by the lengths of its segments, in milliseconds. */
export type Reel = { readonly asset: string; readonly lengths: readonly number[] };

/** A broadcast that is to be locked; `start` in milliseconds since 1970. */
export type Due = {
  readonly start: number;
  readonly catchUp: boolean;
  /** Null: there is nothing to play, so the filler stands in. */
  readonly reel: Reel | null;
};

/** What follows the last airing of a channel. */
export type Tail = {
  readonly number: number;
  readonly discontinuity: number;
  /** No airing begins earlier; milliseconds since 1970. */
  readonly start: number;
};

/** Broadcasts are locked this long before they begin, in milliseconds. */
export const AHEAD_MS = 10 * SLOT;
/** Milliseconds ahead of now in which nothing is cut: servers read airings again twice as often. */
const MARGIN_MS = SLOT;
/** A broadcast that begins later than this begins where it would be by then; the wait for a border is shorter. */
const LATE_MS = 2 * SEGMENT;

/** What a channel has locked; times in milliseconds since 1970. */
export type Locked = {
  /** The airings that have not ended, in order. */
  readonly airings: readonly Airing[];
  readonly tail: Tail;
  /** Broadcasts that start before it were locked. */
  readonly until: number;
};

/** What is locked of a channel for the first time: as if it had been on for as long as players may go back. */
export function nothingLocked(now: number): Locked {
  const start = now - WINDOW_MS;
  // Larger than the numbers that the channel had with a loop of programmes.
  const number = Math.floor((start - EPOCH) / SEGMENT);
  const tail = { number, discontinuity: slotAt(start), start };
  return { airings: [], tail, until: start - LONGEST_MS };
}

/** A broadcast lasts no longer (`LONGEST_MS` of guides). */
const LONGEST_MS = 24 * 60 * SLOT;

/** Which broadcasts are to be locked: those that start in [from, to) and end after `after`. */
export function dueSpan({ tail, until }: Locked, now: number) {
  const oldest = now - WINDOW_MS;
  return { from: until, to: untilOf(until, now), after: Math.max(oldest, fixedUntil(tail, now)) };
}

/** Never earlier than before: clocks of workers differ. */
const untilOf = (until: number, now: number) => Math.max(until, now + AHEAD_MS);

/** The moment before which airings cannot change: their segments are published, or will be soon. */
const fixedUntil = ({ start }: Tail, now: number): number => Math.min(start, now + MARGIN_MS);

export type LockRequest = {
  readonly locked: Locked;
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
export function lock({ locked, reels, due, filler, now }: LockRequest): Locked {
  const { number, discontinuity, start: end } = locked.tail;
  // What nobody can go back to is not made up for.
  const tail = { number, discontinuity, start: Math.max(end, now - WINDOW_MS) };
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

/** The segment of a film that is on `late` milliseconds after its start; null: it is over. */
function firstSegment({ lengths }: Reel, late: number): number | null {
  if (late < LATE_MS) return 0;
  let passed = 0;
  const index = lengths.findIndex((length) => (passed += length) > late);
  return index === -1 ? null : index;
}

type Stretch = Pick<Airing, 'start' | 'first' | 'count' | 'catchUp'>;

/** Segments of a reel from one on, repeated for ever. */
const lengthAt = ({ lengths }: Reel, index: number) => lengths[index % lengths.length] ?? 0;

/** Airings one after another, of which the end can change. */
class Timeline {
  #airings: Airing[];
  #tail: Tail;
  readonly #reels: Map<string, Reel>;

  constructor(airings: readonly Airing[], reels: ReadonlyMap<string, Reel>, tail: Tail) {
    this.#airings = [...airings];
    this.#reels = new Map(reels);
    this.#tail = tail;
  }

  get airings(): readonly Airing[] {
    return this.#airings;
  }

  get tail(): Tail {
    return this.#tail;
  }

  get end(): number {
    return this.#tail.start;
  }

  append(reel: Reel, { start, first, count, catchUp }: Stretch): void {
    this.#reels.set(reel.asset, reel);
    const { number, discontinuity } = this.#tail;
    const end = endOf(reel, { start, first, count });
    const { asset } = reel;
    this.#airings.push({ number, discontinuity, start, end, asset, first, count, catchUp });
    this.#tail = {
      number: number + count,
      discontinuity: discontinuity + runsOf(reel, first, count),
      start: end,
    };
  }

  /** Repeats a reel until a moment, up to the first border from then on. */
  fill(reel: Reel, until: number): void {
    const start = this.end;
    let count = 0;
    for (let time = start; time < until; count += 1) time += lengthAt(reel, count);
    if (count > 0) this.append(reel, { start, first: 0, count, catchUp: true });
  }

  /** Repeats a reel until a moment, as a whole each time: what follows begins with a discontinuity anyway. */
  repeat(reel: Reel, until: number): void {
    const { lengths } = reel;
    const times = (until - this.end) / lengths.reduce((sum, length) => sum + length, 0);
    const count = Math.ceil(times) * lengths.length;
    if (count > 0) this.append(reel, { start: this.end, first: 0, count, catchUp: true });
  }

  /** Removes what is behind the first border of segments from a moment on. */
  cutAt(time: number): void {
    const position = this.#airings.findIndex(({ end }) => end > time);
    const airing = this.#airings[position];
    if (!airing) return;
    const reel = this.#reels.get(airing.asset);
    if (!reel) throw new RangeError(`no reel of ${airing.asset}`);
    this.#airings = this.#airings.slice(0, position);
    const { number, discontinuity, start, first, catchUp } = airing;
    let count = 0;
    for (let border = start; border < time && count < airing.count; count += 1)
      border += lengthAt(reel, first + count);
    this.#tail = { number, discontinuity, start: time };
    if (count > 0) this.append(reel, { start, first, count, catchUp });
  }
}

/** Whole milliseconds, as the database has them. */
function endOf(reel: Reel, { start, first, count }: Omit<Stretch, 'catchUp'>): number {
  let end = start;
  for (let nth = 0; nth < count; nth += 1) end += lengthAt(reel, first + nth);
  return Math.round(end);
}

/** How often a stretch begins its reel, or goes on in it: each has a discontinuity before it. */
const runsOf = ({ lengths }: Reel, first: number, count: number): number =>
  Math.floor((first + count - 1) / lengths.length) + 1;
