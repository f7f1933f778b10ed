import type { PlayerState, Span } from './state.ts';

/** A programme of a live channel: milliseconds since 1970, `end` exclusive. */
export type Programme = {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  /** False: nobody may go back to its beginning. */
  readonly catchUp?: boolean;
};

type Live = Pick<PlayerState, 'zeroAt' | 'programmes' | 'seekable' | 'live'>;

/** The broadcast time of a position, in milliseconds since 1970; null where the stream has no dates. */
export const dateAt = ({ zeroAt }: Pick<Live, 'zeroAt'>, position: number): number | null =>
  zeroAt === null ? null : zeroAt + position * 1000;

/** The position of a broadcast time, in seconds. */
export const positionAt = ({ zeroAt }: Pick<Live, 'zeroAt'>, date: number): number | null =>
  zeroAt === null ? null : (date - zeroAt) / 1000;

/**
 * Seconds behind the live edge that still count as live: the engine joins three segments behind it, after a slow start
 * more.
 */
const LIVE_WITHIN = 30;

/** Seconds behind the live edge; 0 where that still counts as live. */
export function behindLive({ seekable }: Pick<Live, 'seekable'>, position: number): number {
  const behind = Math.floor(seekable.end - position);
  return behind < LIVE_WITHIN ? 0 : behind;
}

/** The programme at a position, which behind the live edge is not the one on air. */
export function programmeAt(state: Live, position: number): Programme | undefined {
  const date = dateAt(state, position);
  if (!state.live || date === null) return undefined;
  return state.programmes.find(({ start, end }) => start <= date && date < end);
}

/** The programmes after the one on screen. */
export function programmesAfter(state: Live, position: number): readonly Programme[] {
  const current = programmeAt(state, position);
  return current ? state.programmes.filter(({ start }) => start >= current.end) : [];
}

/** The span of the timeline: a whole film; on a channel the programme on screen, else the seekable window. */
export function timelineOf(state: Live, position: number): Span {
  const { zeroAt, seekable } = state;
  const programme = programmeAt(state, position);
  if (programme === undefined || zeroAt === null) return seekable;
  return { start: (programme.start - zeroAt) / 1000, end: (programme.end - zeroAt) / 1000 };
}

/** 'Start over' appears after this many seconds of a programme. */
const WORTH_IT = 20;

/** The target of 'start over'; null near the beginning, where it is out of reach, or where nobody may go back. */
export function startOverAt(state: Live, position: number): number | null {
  const programme = programmeAt(state, position);
  if (programme === undefined || programme.catchUp === false) return null;
  const { start } = timelineOf(state, position);
  return position - start > WORTH_IT && start >= state.seekable.start ? start : null;
}
