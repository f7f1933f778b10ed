import { type Priority, Refusal } from '@kandil/contract';
import { Lane, type LaneName, LANES, type Leave } from './lane.ts';

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

/**
 * Decides which requests start, and in which order (SEC-23, docs/decisions/0033). Playback starts at once. The others
 * wait in lanes and start after the input of each turn of the event loop, the most urgent first, only a few in one turn
 * and at the same time. So turns and the queue for the database stay short under any load, and a report of a player,
 * which needs several of both, is not behind them. What cannot start in time is refused.
 */
export function admission({ now, defer, later, random, onRefusals }: AdmissionParts): Admission {
  const lanes: Record<LaneName, Lane> = {
    account: new Lane('account', now),
    catalogue: new Lane('catalogue', now),
    rendering: new Lane('rendering', now),
    extra: new Lane('extra', now),
  };
  /** The turn whose steps run now. */
  let turn: { endsAt: number; hasRendered: boolean } | null = null;
  let steps = 0;
  let isLooking = false;
  /** Light requests that started at once in this turn. */
  let atOnce = 0;
  let reports = 0;
  const refused = { count: 0, reportedAt: Number.NEGATIVE_INFINITY };

  function busy(): Refusal {
    refused.count += 1;
    if (now() - refused.reportedAt >= REPORT_EVERY) {
      onRefusals(refused.count);
      Object.assign(refused, { count: 0, reportedAt: now() });
    }
    return new Refusal('BUSY', { retryAfter: 1 + Math.floor(random() * 5) });
  }

  const waitingCount = () => LANES.reduce((sum, name) => sum + lanes[name].waiting.length, 0);

  /** The next to start, as its lane and place. What is less urgent waits until no page does, unless it is light. */
  function pick(hasRendered: boolean): { name: LaneName; place: number } | undefined {
    const pagesWait = lanes.rendering.waiting.length > 0;
    const isHeld = { account: false, catalogue: false, rendering: hasRendered, extra: pagesWait };
    for (const name of LANES) {
      const place = lanes[name].next(isHeld[name]);
      if (place >= 0) return { name, place };
    }
    return undefined;
  }

  function startNext(current: NonNullable<typeof turn>): void {
    const picked = pick(current.hasRendered);
    if (!picked) return;
    if (picked.name === 'rendering') current.hasRendered = true;
    lanes[picked.name].start(picked.place, () => deferSteps(waitingCount()));
  }

  /** The first step of a turn. */
  function beginTurn(): NonNullable<typeof turn> {
    // Deferred by the first step of this turn, it is the first of the next one.
    defer(() => void (turn = null));
    let most = MOST_REFUSALS;
    for (const name of LANES.toReversed()) most -= lanes[name].refuseLate(most, busy);
    return { endsAt: now() + STARTING_TIME, hasRendered: false };
  }

  function step(): void {
    steps -= 1;
    const isFirst = turn === null;
    turn ??= beginTurn();
    if (isFirst || now() < turn.endsAt) startNext(turn);
    if (steps > 0 || waitingCount() === 0) return;
    if (pick(false)) deferSteps(waitingCount());
    else lookLater();
  }

  /** While all wait for others to end, the loop must not spin; but those that wait too long are refused. */
  function lookLater(): void {
    if (isLooking) return;
    isLooking = true;
    later(() => {
      isLooking = false;
      deferSteps(1);
    });
  }

  /** Each step is deferred by itself, so that the time of what it starts counts for the next one. */
  function deferSteps(count: number): void {
    for (; count > 0 && steps < MOST_STARTS; count -= 1) {
      steps += 1;
      defer(step);
    }
  }

  function wait(name: LaneName, isLight = false): Promise<Leave> {
    return new Promise((start, refuse) => {
      lanes[name].waiting.push({ since: now(), isLight, start, refuse });
      deferSteps(1);
    });
  }

  function report(): Leave {
    if (reports >= MOST_REPORTS) throw busy();
    reports += 1;
    let isRunning = true;
    return () => {
      if (isRunning) reports -= 1;
      isRunning = false;
    };
  }

  return {
    enter: async (priority, isLight) =>
      priority === 'playback' ? report() : wait(priority, isLight),
    startsAtOnce() {
      if (atOnce >= MOST_AT_ONCE) return false;
      if (atOnce === 0) defer(() => void (atOnce = 0));
      atOnce += 1;
      return true;
    },
    render: () => wait('rendering'),
    isRenderingLate: () => lanes.rendering.isOverloaded,
  };
}
