import type { PlayerErrorKind, ViewingQuality, WatchEvent } from '@kandil/contract/watch';

/** The numbers of a viewing, as they are stored. */
export type Numbers = Omit<ViewingQuality, 'viewing' | 'error'> & { error: PlayerErrorKind | null };

/** Milliseconds after START in which a viewing can begin. The START of a renewed address comes later, and begins none. */
const BEGINS_WITHIN = 60_000;

/** Whether a report begins a viewing. The numbers of any other are those of one that is there, or was added up. */
export const begins = (event: WatchEvent, { elapsedMs }: Pick<Numbers, 'elapsedMs'>): boolean =>
  event === 'START' && elapsedMs < BEGINS_WITHIN;

/** Nothing takes longer than the viewing: a player that says so says it wrong, and gets no more than that. */
export function plausible(numbers: Numbers): Numbers {
  const { elapsedMs, firstFrameMs } = numbers;
  const playedMs = Math.min(numbers.playedMs, elapsedMs);
  return {
    ...numbers,
    firstFrameMs: firstFrameMs === null ? null : Math.min(firstFrameMs, elapsedMs),
    playedMs,
    stallMs: Math.min(numbers.stallMs, elapsedMs - playedMs),
  };
}

/**
 * Where a report is in its video, in hundredths; 100 is the end, as the player reports it.
 * @param duration seconds, from the catalogue; the player's value is ignored
 */
export function percentOf(
  { event, lastSec }: { event: WatchEvent; lastSec: number },
  duration: number,
): number {
  return event === 'END' ? 100 : Math.min(99, Math.floor((lastSec / duration) * 100));
}
