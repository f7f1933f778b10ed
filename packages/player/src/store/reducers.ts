import { initialState, lastingOf, startingState } from './features/index.ts';
import { guardAt, landing } from './guard.ts';
import type { Mark } from './marks.ts';
import { skipAt } from './marks.ts';
import { comesBack } from './off-air.ts';
import type { PreferencesPort } from './preferences.ts';
import type { Patch, PlayerSource, PlayerState } from './state.ts';
import { offered } from './up-next.ts';

/** The start position for `startAt`: after segments that are always skipped. */
function entry(state: PlayerState, startAt: number): number {
  const mark = skipAt(state.marks, startAt);
  const past = mark !== undefined && mark.kind !== 'CREDITS' && state.skips[mark.kind] === 'always';
  const at = past ? mark.to : startAt;
  return landing(state, at, at);
}

/** Opens a source: clears the state of the last one, and leaves the viewer's choices. */
export function opened(
  state: PlayerState,
  source: PlayerSource,
  startAt: number,
  marks: readonly Mark[] = [],
): Patch {
  const fresh = {
    ...initialState,
    ...lastingOf(state),
    source,
    marks,
    opening: true,
    waiting: true,
  };
  return { ...fresh, position: entry(fresh, startAt) };
}

/** No source, between two of them. */
export function closed(state: PlayerState): Patch {
  return { ...initialState, ...lastingOf(state), opening: true, waiting: true };
}

/** The state before anything was opened. */
export const stateFrom = (preferences: PreferencesPort): PlayerState =>
  startingState(preferences.read(), preferences);

/**
 * Applies reported facts and their consequences. A finished seek clears its target; muting by the Scene Guard does not
 * count as the viewer's.
 */
export function reported(state: PlayerState, facts: Patch): Patch {
  const now = { ...state, ...facts };
  const hushed = guardAt(now, now.position).hushed !== null;
  const landed = facts.seeking === false && state.seekTarget !== null;
  return {
    ...facts,
    ...(landed ? { seekTarget: null } : {}),
    ...(facts.started && comesBack(state) ? { error: null } : {}),
    ...(state.hushed || hushed ? { muted: state.muted } : {}),
    hushed,
    offer: offered(now),
  };
}
