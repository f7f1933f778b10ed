import type { Airing } from './airing.ts';

/** An asset by the lengths of its segments, in milliseconds. */
export type Reel = { readonly asset: string; readonly lengths: readonly number[] };

/** What follows the last airing of a channel. */
export type Tail = {
  readonly number: number;
  readonly discontinuity: number;
  /** No airing begins earlier; milliseconds since 1970. */
  readonly start: number;
};

type Stretch = Pick<Airing, 'start' | 'first' | 'count' | 'catchUp'>;

/** Segments of a reel from one on, repeated for ever. */
const lengthAt = ({ lengths }: Reel, index: number) => lengths[index % lengths.length] ?? 0;

/** Airings one after another, of which the end can change. */
export class Timeline {
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

/** How many times a stretch starts or repeats its reel; each time follows a discontinuity. */
const runsOf = ({ lengths }: Reel, first: number, count: number): number =>
  Math.floor((first + count - 1) / lengths.length) + 1;
