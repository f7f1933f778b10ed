import { behindLive, dateAt, positionAt } from './live.ts';
import type { Patch } from './reducers.ts';
import { shownPosition } from './reducers.ts';
import type { PlayerSource, PlayerState } from './state.ts';

/**
 * The same stream opened once more: what is known of it stays on screen, and it does not start anew. A live one has
 * another timeline then, on which only its dates stay: behind the newest moment it goes on at the same date.
 */
export function reopened(state: PlayerState, source: PlayerSource): Patch {
  const position = shownPosition(state);
  const date = state.live && behindLive(state, position) > 0 ? dateAt(state, position) : null;
  const again = { source, error: null, seekTarget: null, opening: true, waiting: true };
  return { ...again, zeroAt: null, joinAt: date ?? state.joinAt };
}

/** Where on the media timeline the moment is that a channel is to go on at, or what can be reached next to it. */
export function joinedAt({
  joinAt,
  zeroAt,
  seekable,
}: Pick<PlayerState, 'joinAt' | 'zeroAt' | 'seekable'>): number | null {
  const position = joinAt === null || seekable.end === 0 ? null : positionAt({ zeroAt }, joinAt);
  return position && Math.min(Math.max(position, seekable.start), seekable.end);
}

/** Seconds by which a place is another one. */
const APART = 1;
export const isApart = (one: number, other: number): boolean => Math.abs(one - other) > APART;
