import type { WatchEvent } from '@kandil/contract/watch';

/** A player's report of its position. */
export interface ProgressReport {
  event: WatchEvent;
  /** Seconds. */
  lastSec: number;
  /** Milliseconds since 1970 on the watching device. */
  eventTime: number;
}

/** The position that a report gives. Among several, the greatest by `begun`, then time, then position wins. */
export interface Position {
  lastSec: number;
  finished: boolean;
  /** Past the first seconds. */
  begun: boolean;
  eventTime: number;
}

/** Whether one report wins over another of the same video. The database uses the same order. */
export function isNewer(one: Position, other: Position): boolean {
  const [a, b] = [orderOf(one), orderOf(other)];
  const differing = a.findIndex((value, index) => value !== b[index]);
  return differing >= 0 && Number(a[differing]) > Number(b[differing]);
}

const orderOf = ({ begun, eventTime, lastSec, finished }: Position) =>
  [begun, eventTime, lastSec, finished] as const;

/** A position in the first seconds never replaces a later one: players report 0 before they seek to the last position. */
export const FIRST_SECONDS = 5;
/** Credits: from here a video counts as finished. */
const FINISHED_SHARE = 0.95;

/**
 * The position in a report. An event time in the future counts as now.
 * @param duration seconds, from the catalogue; the device's value is ignored
 * @param now milliseconds since 1970
 */
export function positionOf(
  { event, lastSec, eventTime }: ProgressReport,
  duration: number,
  now: number,
): Position {
  const seconds = Math.min(Math.floor(lastSec), duration);
  const finished = event === 'END' || seconds >= duration * FINISHED_SHARE;
  return {
    lastSec: seconds,
    finished,
    begun: finished || seconds >= FIRST_SECONDS,
    eventTime: Math.min(eventTime, now),
  };
}
