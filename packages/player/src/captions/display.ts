import type { StoreApi } from 'zustand/vanilla';
import type { PlayerCore } from '../store/player.ts';
import type { PlayerState } from '../store/state.ts';
import { firstKey, secondKey } from './languages.ts';
import { linesAt, nextChange } from './moment.ts';
import type { CaptionState } from './state.ts';
import { linesOf, settled } from './state.ts';

/** The lines on screen. */
export type CaptionDisplay = {
  /** Shows the lines of a position in the file, and schedules the next change. */
  readonly show: (at: number) => void;
  /** Schedules no further change. */
  readonly stop: () => void;
};

/** A timer that fires early would show the previous line again. */
const LATE_MS = 15;
/** Tolerance in seconds for the end of a line: clocks are not exact. */
const EARLY = 0.02;

/** Shows lines as the player's clock moves on, and seeks back at the end of a line that loops. */
export function createDisplay(
  core: Pick<PlayerCore, 'store' | 'seek'>,
  store: StoreApi<CaptionState>,
): CaptionDisplay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = store.getState;

  const repeat = ({ seekTarget, seeking }: PlayerState, at: number): void => {
    const { repeating, offset } = now();
    if (repeating === null) return;
    const { start, end } = repeating;
    if (seekTarget === null) {
      if (!seeking && at >= end - EARLY) core.seek(start + offset);
      return;
    }
    // A seek out of the line ends the loop.
    const to = seekTarget - offset;
    if (to < start - EARLY || to >= end) store.setState({ repeating: null });
  };
  const show = (at: number): void => {
    const state = core.store.getState();
    const lines = linesOf(now(), firstKey(state) ?? now().forced);
    const others = linesOf(now(), secondKey(state, now().second));
    const { shown, shownSecond } = now();
    const next = settled(shown, linesAt(lines, at));
    const nextSecond = settled(shownSecond, linesAt(others, at));
    if (next !== shown || nextSecond !== shownSecond)
      store.setState({ shown: next, shownSecond: nextSecond });
    clearTimeout(timer);
    const change = Math.min(nextChange(lines, at), nextChange(others, at));
    const running = !state.paused && !state.waiting && !state.seeking;
    if (running && change < Infinity)
      timer = setTimeout(() => show(change), ((change - at) / state.rate) * 1000 + LATE_MS);
    repeat(state, at);
  };
  return { show, stop: () => clearTimeout(timer) };
}
