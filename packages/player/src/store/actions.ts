import { guardAt } from './guard.ts';
import type { Mark } from './marks.ts';
import { skipAt } from './marks.ts';
import type { PlayerState } from './state.ts';
import { closingCredits, countdown } from './up-next.ts';

/** An automatic action of the player. */
export type Action =
  | { readonly type: 'skip'; readonly mark: Mark; readonly to: number }
  | { readonly type: 'next' };

/** A step between two positions longer than this, in seconds, is a jump rather than playback. */
const JUMP = 3;

const settled = (state: PlayerState): boolean =>
  state.started && !state.opening && !state.seeking && state.seekTarget === null;

/** The segment that playback has just entered; a viewer who seeks into one wants to see it. */
function runInto(before: PlayerState, now: PlayerState): ReturnType<typeof skipAt> {
  const mark = skipAt(now.marks, now.position);
  const played = now.position - before.position;
  const entered = mark !== undefined && before.position < mark.from && played < JUMP;
  return entered && !now.paused ? mark : undefined;
}

function sceneAction(now: PlayerState): Action | undefined {
  const { skipTo } = guardAt(now, now.position);
  if (skipTo === null) return undefined;
  const mark = now.marks.find(({ kind, to }) => kind === 'SCENE' && to === skipTo);
  return mark && { type: 'skip', mark, to: skipTo };
}

function skipAction(before: PlayerState, now: PlayerState): Action | undefined {
  const mark = runInto(before, now);
  if (mark === undefined || now.skips[mark.kind] !== 'always') return undefined;
  const leads = mark === closingCredits(now) && now.follows && now.autoNext;
  return leads ? { type: 'next' } : { type: 'skip', mark, to: mark.to };
}

/** The automatic action between two states: skip a scene or a segment, or play the next video. */
export function actionBetween(before: PlayerState, now: PlayerState): Action | undefined {
  if (now.error !== null || now.leaving !== null || now.asksStill || !settled(now))
    return undefined;
  const due = countdown(now) === 0 && (now.ended || !now.paused);
  return sceneAction(now) ?? (due ? { type: 'next' } : skipAction(before, now));
}

/** What to show over the picture, most urgent first. */
export type Prompt =
  | { readonly type: 'next' }
  | { readonly type: 'warning' | 'skip' | 'skipped' | 'blurred' | 'hushed'; readonly mark: Mark };

/** Seconds for which the notice of an automatic skip is shown. */
const SPOKEN_OF = 6;

const justSkipped = ({ skipped, position }: PlayerState): Mark | null =>
  skipped !== null && position < skipped.to + SPOKEN_OF ? skipped : null;

const offersNext = ({ offer, ended, follows, live }: PlayerState): boolean =>
  follows && !live && offer !== null && (ended || !offer.dismissed);

/** The prompt of a position; null when there is none. */
export function promptAt(state: PlayerState): Prompt | null {
  if (!state.started || state.error !== null || state.asksStill) return null;
  if (offersNext(state)) return { type: 'next' };
  const { warned, blurred, hushed } = guardAt(state, state.position);
  const skip = skipAt(state.marks, state.position);
  const said = [
    ['warning', warned],
    ['skip', skip !== undefined && state.skips[skip.kind] !== 'never' ? skip : null],
    ['skipped', justSkipped(state)],
    ['blurred', blurred],
    ['hushed', hushed],
  ] as const;
  for (const [type, mark] of said) if (mark !== null) return { type, mark };
  return null;
}

/** The action of the skip key: play the next video, or skip the segment or scene; null when there is none. */
export function skipKeyAt(state: PlayerState): Action | null {
  if (offersNext(state)) return { type: 'next' };
  const mark = guardAt(state, state.position).warned ?? skipAt(state.marks, state.position);
  return mark ? { type: 'skip', mark, to: mark.to } : null;
}
