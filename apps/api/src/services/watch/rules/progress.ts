/** A player's report of how far somebody is. */
export interface WatchEvent {
  event: 'START' | 'HEARTBEAT' | 'PAUSE' | 'SEEK' | 'END';
  /** Seconds. */
  lastSec: number;
  /** Milliseconds since 1970 on the watching device. */
  eventTime: number;
}

/** What a report says of the video; of several the greatest by `begun`, then time, then position counts. */
export interface Position {
  lastSec: number;
  finished: boolean;
  /** Beyond the first seconds. */
  begun: boolean;
  eventTime: number;
}

/** Whether one report is to be believed rather than another of the same video; the database decides by the same order. */
export function isNewer(one: Position, other: Position): boolean {
  const [a, b] = [orderOf(one), orderOf(other)];
  const differing = a.findIndex((value, index) => value !== b[index]);
  return differing >= 0 && Number(a[differing]) > Number(b[differing]);
}

const orderOf = ({ begun, eventTime, lastSec, finished }: Position) =>
  [begun, eventTime, lastSec, finished] as const;

/** A position in the first seconds never replaces a later one: players report 0 before they jump to where one stopped. */
export const FIRST_SECONDS = 5;
/** Credits: from here a video counts as finished. */
const FINISHED_SHARE = 0.95;

/**
 * The position in a report. A device whose clock is ahead cannot write the future: its time counts as now.
 * @param duration seconds, as the catalogue has it; what the device says of it is not believed
 * @param now milliseconds since 1970
 */
export function positionOf(
  { event, lastSec, eventTime }: WatchEvent,
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
