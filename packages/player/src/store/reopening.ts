import { behindLive, dateAt, positionAt } from './live.ts';
import type { Patch } from './reducers.ts';
import { shownPosition } from './reducers.ts';
import type { PlayerSource, PlayerState } from './state.ts';

/**
 * Reopens the same stream: its state stays on screen, and it does not start over. A reopened live stream has a new
 * timeline on which only dates are stable: behind the live edge it resumes at the same date.
 */
export function reopened(state: PlayerState, source: PlayerSource): Patch {
  const position = shownPosition(state);
  const date = state.live && behindLive(state, position) > 0 ? dateAt(state, position) : null;
  const again = { source, error: null, seekTarget: null, opening: true, waiting: true };
  return { ...again, zeroAt: null, joinAt: date ?? state.joinAt };
}

/** The position where a reopened channel resumes, clamped to the seekable window. */
export function joinedAt({
  joinAt,
  zeroAt,
  seekable,
}: Pick<PlayerState, 'joinAt' | 'zeroAt' | 'seekable'>): number | null {
  const position = joinAt === null || seekable.end === 0 ? null : positionAt({ zeroAt }, joinAt);
  return position && Math.min(Math.max(position, seekable.start), seekable.end);
}

/** Seconds by which two positions count as different. */
const APART = 1;
export const isApart = (one: number, other: number): boolean => Math.abs(one - other) > APART;
