import type { PlayerState, Span } from './state.ts';

/** A programme of a live channel: milliseconds since 1970, `end` exclusive. */
export type Programme = { readonly title: string; readonly start: number; readonly end: number };

type Live = Pick<PlayerState, 'zeroAt' | 'programmes' | 'seekable' | 'live'>;

/** When a position of a live stream was on air, in milliseconds since 1970; null where the stream does not say. */
export const dateAt = ({ zeroAt }: Pick<Live, 'zeroAt'>, position: number): number | null =>
  zeroAt === null ? null : zeroAt + position * 1000;

/** Where on the media timeline a moment is, in seconds. */
export const positionAt = ({ zeroAt }: Pick<Live, 'zeroAt'>, date: number): number | null =>
  zeroAt === null ? null : (date - zeroAt) / 1000;

/** Seconds behind the newest moment that still count as live: the engine enters three segments behind, after a slow start more. */
const LIVE_WITHIN = 30;

/** Seconds behind the newest moment; 0 where that still counts as live. */
export function behindLive({ seekable }: Pick<Live, 'seekable'>, position: number): number {
  const behind = Math.floor(seekable.end - position);
  return behind < LIVE_WITHIN ? 0 : behind;
}

/** The programme that is on screen at a position, which behind the live edge is not the one on air. */
export function programmeAt(state: Live, position: number): Programme | undefined {
  const date = dateAt(state, position);
  if (!state.live || date === null) return undefined;
  return state.programmes.find(({ start, end }) => start <= date && date < end);
}

/** The programmes that follow the one on screen. */
export function programmesAfter(state: Live, position: number): readonly Programme[] {
  const current = programmeAt(state, position);
  return current ? state.programmes.filter(({ start }) => start >= current.end) : [];
}

/** What the timeline stands for: all of a film; of a channel the programme on screen, else what can be reached. */
export function timelineOf(state: Live, position: number): Span {
  const { zeroAt, seekable } = state;
  const programme = programmeAt(state, position);
  if (programme === undefined || zeroAt === null) return seekable;
  return { start: (programme.start - zeroAt) / 1000, end: (programme.end - zeroAt) / 1000 };
}

/** Seconds of a programme after which 'start over' is worth a button. */
const WORTH_IT = 20;

/** Where 'start over' leads; null at the beginning, or where the beginning cannot be reached any more. */
export function startOverAt(state: Live, position: number): number | null {
  if (programmeAt(state, position) === undefined) return null;
  const { start } = timelineOf(state, position);
  return position - start > WORTH_IT && start >= state.seekable.start ? start : null;
}
