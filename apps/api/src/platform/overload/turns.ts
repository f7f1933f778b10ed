import type { Refusal } from '@kandil/contract';
import type { Lanes } from './lanes.ts';

/** In one turn of the event loop so many requests start, within so many milliseconds; of `rendering` only one. */
const MOST_STARTS = 32;
const STARTING_TIME = 5;
/** In one turn so many are refused: a refusal takes time too. */
const MOST_REFUSALS = 64;

export interface Clockwork {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** Runs a step after the pending input and output of this turn; promises settle between two steps. */
  defer(step: () => void): void;
  /** Runs a step some milliseconds later. */
  later(step: () => void): void;
}

interface Turn {
  endsAt: number;
  hasRendered: boolean;
}

/** Starts what waits in the lanes, turn by turn. @returns asks for so many steps */
export function turns(
  { now, defer, later }: Clockwork,
  lanes: Lanes,
  busy: () => Refusal,
): (count: number) => void {
  /** The turn whose steps run now. */
  let turn: Turn | null = null;
  let steps = 0;
  let isLooking = false;

  function begin(): Turn {
    // Deferred by the first step of this turn, it is the first of the next one.
    defer(() => void (turn = null));
    lanes.refuseLate(MOST_REFUSALS, busy);
    return { endsAt: now() + STARTING_TIME, hasRendered: false };
  }

  function startNext(current: Turn): void {
    const next = lanes.next(current.hasRendered);
    if (!next) return;
    if (next.name === 'rendering') current.hasRendered = true;
    lanes.of(next.name).start(next.place, () => ask(lanes.waitingCount));
  }

  function step(): void {
    steps -= 1;
    const isFirst = turn === null;
    turn ??= begin();
    if (isFirst || now() < turn.endsAt) startNext(turn);
    if (steps > 0 || lanes.waitingCount === 0) return;
    if (lanes.next(false)) ask(lanes.waitingCount);
    else lookLater();
  }

  /** While all wait for others to end, the loop must not spin; but those that wait too long are refused. */
  function lookLater(): void {
    if (isLooking) return;
    isLooking = true;
    later(() => {
      isLooking = false;
      ask(1);
    });
  }

  /** Each step is deferred by itself, so that the time of what it starts counts for the next one. */
  function ask(count: number): void {
    for (let left = count; left > 0 && steps < MOST_STARTS; left -= 1) {
      steps += 1;
      defer(step);
    }
  }

  return ask;
}
