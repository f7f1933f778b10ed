import type { Refusal } from '@kandil/contract';

/** Where requests wait for their start, in the order in which they start. */
export const LANES = ['account', 'catalogue', 'rendering', 'extra'] as const;
export type LaneName = (typeof LANES)[number];

/**
 * Milliseconds that a request waits at most under lasting overload: more than the delays of the loop at which SEC-23
 * sheds its class, because waiting does not delay playback here, and visitors prefer it to an error.
 */
const LONGEST_WAIT: Readonly<Record<LaneName, number>> = {
  account: 1800,
  catalogue: 1500,
  rendering: 1500,
  extra: 700,
};
/** A lane is late while no request in it starts within half of its longest wait. */
const LATE_SHARE = 0.5;
/** Milliseconds of lateness that count as overload; a shorter one is a burst, or a pause of the machine. */
const LASTING = 2000;

/**
 * So many are answered at the same time: they share the connections to the database, for which playback must not wait.
 * The bound of `account` is above that of the passwords that wait for their hash.
 */
const MOST_AT_ONCE: Readonly<Record<LaneName, number>> = {
  account: 64,
  catalogue: 32,
  rendering: 12,
  extra: 16,
};

/** Ends the time in which a request counts as being answered. */
export type Leave = () => void;

interface Waiter {
  since: number;
  /** It comes from memory or a file, and is not counted. */
  isLight: boolean;
  start(leave: Leave): void;
  refuse(refusal: Refusal): void;
}

/** The requests of one class, first in, first out. */
export class Lane {
  readonly waiting: Waiter[] = [];
  readonly #longest: number;
  readonly #most: number;
  readonly #now: () => number;
  #running = 0;
  /** Since when every request has been late, and when that was last seen. Null: the last one was not late. */
  #late: { since: number; last: number } | null = null;

  constructor(name: LaneName, now: () => number) {
    this.#longest = LONGEST_WAIT[name];
    this.#most = MOST_AT_ONCE[name];
    this.#now = now;
  }

  get isOverloaded(): boolean {
    const late = this.#late;
    return late !== null && this.#now() - late.last < LASTING && late.last - late.since >= LASTING;
  }

  /** The place of the next one to start, or -1. @param isHeld only a light one may start */
  next(isHeld: boolean): number {
    const isFree = !isHeld && this.#running < this.#most;
    return this.waiting.findIndex(({ isLight }) => isLight || isFree);
  }

  /** Starts the one at a place. @param onLeave called when it has been answered */
  start(place: number, onLeave: () => void): void {
    const oldest = this.waiting[0];
    const [next] = this.waiting.splice(place, 1);
    if (oldest && this.#isLate(oldest)) this.#markLate();
    else this.#late = null;
    next?.start(next.isLight ? () => undefined : this.#run(onLeave));
  }

  /** Refuses those that waited too long, at most so many; returns how many. */
  refuseLate(most: number, refusal: () => Refusal): number {
    const [oldest] = this.waiting;
    if (oldest && this.#isLate(oldest)) this.#markLate();
    if (!this.isOverloaded) return 0;
    const inTime = this.waiting.findIndex(({ since }) => this.#now() - since <= this.#longest);
    const late = inTime < 0 ? this.waiting.length : inTime;
    const refused = this.waiting.splice(0, Math.min(most, late));
    for (const each of refused) each.refuse(refusal());
    return refused.length;
  }

  #run(onLeave: () => void): Leave {
    this.#running += 1;
    let isRunning = true;
    return () => {
      if (!isRunning) return;
      isRunning = false;
      this.#running -= 1;
      onLeave();
    };
  }

  #isLate({ since }: Waiter): boolean {
    return this.#now() - since > this.#longest * LATE_SHARE;
  }

  #markLate(): void {
    const now = this.#now();
    const isLasting = this.#late !== null && now - this.#late.last < LASTING;
    this.#late = { since: isLasting ? (this.#late?.since ?? now) : now, last: now };
  }
}
