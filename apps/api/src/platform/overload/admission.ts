import { type Priority, Refusal } from '@kandil/contract';
import { performance } from 'node:perf_hooks';
import type { Log } from '../log.ts';
import { type LaneName, Lanes, type Leave } from './lane.ts';

/** In one turn of the event loop so many requests start, within so many milliseconds; of `rendering` only one. */
const MOST_STARTS = 32;
const STARTING_TIME = 5;
/** So many light ones of a turn do not wait for a step: sending one from memory takes some 20 µs. */
const MOST_AT_ONCE = 128;
/** In one turn so many are refused: a refusal takes time too. */
const MOST_REFUSALS = 64;
/** Reports of players that are answered at the same time. */
const MOST_REPORTS = 1000;

export interface AdmissionParts {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** Runs a step after the pending input and output of this turn; promises settle between two steps. */
  defer(step: () => void): void;
  /** Runs a step some milliseconds later. */
  later(step: () => void): void;
  /** From 0 to 1. */
  random(): number;
  /** Called at most every ten seconds, with the number of refusals since. */
  onRefusals(count: number): void;
}

/** Milliseconds between two reports of refusals. */
const REPORT_EVERY = 10_000;

export interface Admission {
  /**
   * Resolves when the request may start.
   * @param isLight it comes from memory or a file, and is not counted
   * @throws Refusal BUSY
   */
  enter(priority: Priority, isLight?: boolean): Promise<Leave>;
  /**
   * Starts a light request of the catalogue without waiting: the first few of a turn. Those that wait have their own time
   * in each turn. False: it has to `enter`.
   */
  startsAtOnce(): boolean;
  /** Resolves when a page may be rendered, which takes much longer than other work. @throws Refusal BUSY */
  render(): Promise<Leave>;
  /** Whether pages have waited too long for a while: better a copy than one more rendering. */
  isRenderingLate(): boolean;
}

/** Makes a refusal, and reports how many there were. */
function refusals({ now, random, onRefusals }: AdmissionParts): () => Refusal {
  let count = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return () => {
    count += 1;
    if (now() - reportedAt >= REPORT_EVERY) {
      onRefusals(count);
      count = 0;
      reportedAt = now();
    }
    return new Refusal('BUSY', { retryAfter: 1 + Math.floor(random() * 5) });
  };
}

/** Reports of players start at once, up to a bound. */
function playback(busy: () => Refusal): () => Leave {
  let reports = 0;
  return () => {
    if (reports >= MOST_REPORTS) throw busy();
    reports += 1;
    let isRunning = true;
    return () => {
      if (isRunning) reports -= 1;
      isRunning = false;
    };
  };
}

/** Light requests that start without waiting: the first few of a turn. */
function withoutWaiting(defer: AdmissionParts['defer']): () => boolean {
  let started = 0;
  return () => {
    if (started >= MOST_AT_ONCE) return false;
    if (started === 0) defer(() => void (started = 0));
    started += 1;
    return true;
  };
}

interface Turn {
  endsAt: number;
  hasRendered: boolean;
}

/** Starts what waits in the lanes, turn by turn. @returns asks for so many steps */
function turns(
  { now, defer, later }: AdmissionParts,
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

/**
 * Decides which requests start, and in which order (SEC-23, docs/decisions/0033). Playback starts at once. The others
 * wait in lanes and start after the input of each turn of the event loop, the most urgent first, only a few in one turn
 * and at the same time. So turns and the queue for the database stay short under any load, and a report of a player,
 * which needs several of both, is not behind them. What cannot start in time is refused.
 */
export function admission(parts: AdmissionParts): Admission {
  const lanes = new Lanes(parts.now);
  const busy = refusals(parts);
  const report = playback(busy);
  const askForSteps = turns(parts, lanes, busy);

  const wait = (name: LaneName, isLight = false): Promise<Leave> =>
    new Promise((start, refuse) => {
      lanes.of(name).waiting.push({ since: parts.now(), isLight, start, refuse });
      askForSteps(1);
    });

  return {
    enter: async (priority, isLight) =>
      priority === 'playback' ? report() : wait(priority, isLight),
    startsAtOnce: withoutWaiting(parts.defer),
    render: () => wait('rendering'),
    isRenderingLate: () => lanes.of('rendering').isOverloaded,
  };
}

/** The admission of this process: a step is an immediate, which runs after the input of its turn. */
export const openAdmission = (log: Log): Admission =>
  admission({
    now: () => performance.now(),
    defer: (step) => void setImmediate(step),
    later: (step) => void setTimeout(step, 20).unref(),
    random: Math.random,
    onRefusals: (count) => log.warn({ refused: count }, 'overloaded: requests are refused'),
  });
