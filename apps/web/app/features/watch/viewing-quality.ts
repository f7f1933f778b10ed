import { MOST_OF_QUALITY, type ViewingQuality, type WatchEvent } from '@kandil/contract/watch';
import type { Measurements, Meter } from '@kandil/player';
import { randomId } from '#app/browser/ids.ts';

/** Heartbeats without numbers are most of all reports, and cost as little as ever. */
const WITH_EVERY = 5;

const upTo = (value: number, most: number): number => Math.min(Math.round(value), most);

function bounded(measured: Measurements): Omit<ViewingQuality, 'viewing'> {
  const { time, firstFrame, count, height } = MOST_OF_QUALITY;
  const { firstFrameMs, height: lines } = measured;
  return {
    elapsedMs: upTo(measured.elapsedMs, time),
    firstFrameMs: firstFrameMs === null ? null : upTo(firstFrameMs, firstFrame),
    playedMs: upTo(measured.playedMs, time),
    stalls: upTo(measured.stalls, count),
    stallMs: upTo(measured.stallMs, time),
    switches: upTo(measured.switches, count),
    height: lines === null ? null : upTo(lines, height),
    errors: upTo(measured.errors, count),
    error: measured.error,
  };
}

/**
 * The numbers that ride on the reports of one viewing, under an id that nothing else has: with START, END and the last
 * report of a page, and with every fifth heartbeat.
 */
export function createQuality(
  meter: Pick<Meter, 'read'>,
): (event: WatchEvent, isLast: boolean) => ViewingQuality | undefined {
  const viewing = randomId();
  let beats = 0;
  return (event, isLast) => {
    if (event === 'HEARTBEAT') beats += 1;
    const isDue = event === 'HEARTBEAT' && beats % WITH_EVERY === 0;
    if (!isDue && !isLast && event !== 'START' && event !== 'END') return undefined;
    return { viewing, ...bounded(meter.read()) };
  };
}
