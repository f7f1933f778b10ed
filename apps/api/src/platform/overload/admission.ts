import { type Priority, Refusal } from '@kandil/contract';
import { performance } from 'node:perf_hooks';
import type { Log } from '../log.ts';
import type { LaneName, Leave } from './lane.ts';
import { Lanes } from './lanes.ts';
import { refused } from './refusals.ts';
import { type Clockwork, turns } from './turns.ts';

/** So many light ones of a turn do not wait for a step: sending one from memory takes some 20 µs. */
const MOST_AT_ONCE = 128;
/** Reports of players that are answered at the same time. */
const MOST_REPORTS = 1000;

export interface AdmissionParts extends Clockwork {
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
    refused.overload.inc();
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
function withoutWaiting(defer: Clockwork['defer']): () => boolean {
  let started = 0;
  return () => {
    if (started >= MOST_AT_ONCE) return false;
    if (started === 0) defer(() => void (started = 0));
    started += 1;
    return true;
  };
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
