import type { PlayerState } from './state.ts';

/** The offer of the next video: the second since which it is shown, and whether the viewer has dismissed it. */
export type Offer = { readonly since: number; readonly dismissed: boolean };

type WatchedState = Pick<PlayerState, 'marks' | 'skips' | 'duration' | 'live' | 'follows'>;
type OfferState = Pick<PlayerState, 'offer' | 'position' | 'seekTarget' | 'duration' | 'ended'>;

/** Without marked credits the offer appears this many seconds before the end. */
const LAST_SECONDS = 10;
/** The length of the countdown in seconds of the video, so it pauses with the video. */
const COUNTDOWN = 10;
/** Nothing follows credits that end this many seconds before the end. */
const TAIL = 5;

/** The credits that close a video; credits before another scene are an ordinary segment. */
export function closingCredits({ marks, duration }: Pick<WatchedState, 'marks' | 'duration'>) {
  return marks.findLast(({ kind, to }) => kind === 'CREDITS' && to >= duration - TAIL);
}

/**
 * The second at which the next video is offered: at the closing credits, or in the last seconds where there are none or
 * the viewer watches credits. Null where nothing follows.
 */
export function offerFrom(state: WatchedState): number | null {
  if (!state.follows || state.live || state.duration <= 0) return null;
  const credits = state.skips.CREDITS === 'never' ? undefined : closingCredits(state);
  return Math.max(0, credits?.from ?? state.duration - LAST_SECONDS);
}

/**
 * The offer after the position has changed: it appears at its time and disappears when the viewer seeks before it. A
 * seek within the credits restarts the countdown.
 */
export function offered(state: WatchedState & OfferState): Offer | null {
  const { offer, position, seekTarget } = state;
  const from = offerFrom(state);
  if (from === null || position < from) return null;
  if (offer !== null && seekTarget === null) return offer;
  return { since: position, dismissed: offer?.dismissed ?? false };
}

/** Whole seconds until the next video starts; null without a countdown. */
export function countdown(state: OfferState & Pick<PlayerState, 'autoNext'>): number | null {
  const { offer, position, duration, ended } = state;
  if (!state.autoNext || offer === null || offer.dismissed) return null;
  if (ended) return 0;
  return Math.max(0, Math.ceil(Math.min(offer.since + COUNTDOWN, duration) - position));
}
