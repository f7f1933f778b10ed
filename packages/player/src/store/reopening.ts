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

/** Where on the media timeline the moment is that a channel is to go on at, as soon as that can be reached. */
export const joinedAt = (state: Pick<PlayerState, 'joinAt' | 'zeroAt' | 'seekable'>) =>
  state.joinAt === null || state.seekable.end === 0 ? null : positionAt(state, state.joinAt);
