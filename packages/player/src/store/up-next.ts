import type { PlayerState } from './state.ts';

/** The offer of what follows: since which second it stands, and whether the viewer has sent it away. */
export type Offer = { readonly since: number; readonly dismissed: boolean };

type Watched = Pick<PlayerState, 'marks' | 'skips' | 'duration' | 'live' | 'follows'>;
type Offering = Pick<PlayerState, 'offer' | 'position' | 'seekTarget' | 'duration' | 'ended'>;

/** Without marked credits the offer comes this many seconds before the end. */
const LAST_SECONDS = 10;
/** The countdown runs this long, in seconds of the video, so it stands still while that does. */
const COUNTDOWN = 10;
/** Credits that end this close to the end, in seconds, have nothing behind them. */
const TAIL = 5;

/** The credits that close a video; a scene behind them makes them credits like any other stretch. */
export function closingCredits({ marks, duration }: Pick<Watched, 'marks' | 'duration'>) {
  return marks.findLast(({ kind, to }) => kind === 'CREDITS' && to >= duration - TAIL);
}

/**
 * The second at which what follows is offered: the closing credits, or the last seconds where there are none or the
 * viewer watches credits. Null where nothing follows.
 */
export function offerFrom(state: Watched): number | null {
  if (!state.follows || state.live || state.duration <= 0) return null;
  const credits = state.skips.CREDITS === 'never' ? undefined : closingCredits(state);
  return Math.max(0, credits?.from ?? state.duration - LAST_SECONDS);
}

/**
 * The offer after the position has changed: it comes with its moment, and goes when the viewer goes back before it. Who
 * jumps about in the credits has not watched them: the countdown begins anew where they land.
 */
export function offered(state: Watched & Offering): Offer | null {
  const { offer, position, seekTarget } = state;
  const from = offerFrom(state);
  if (from === null || position < from) return null;
  if (offer !== null && seekTarget === null) return offer;
  return { since: position, dismissed: offer?.dismissed ?? false };
}

/** Whole seconds until what follows begins; null while nothing counts. */
export function countdown(state: Offering & Pick<PlayerState, 'autoNext'>): number | null {
  const { offer, position, duration, ended } = state;
  if (!state.autoNext || offer === null || offer.dismissed) return null;
  if (ended) return 0;
  return Math.max(0, Math.ceil(Math.min(offer.since + COUNTDOWN, duration) - position));
}
