import type { GuardChoice } from './choices.ts';
import type { Mark, SceneMark } from './marks.ts';
import { EDGE, scenesOf, within } from './marks.ts';
import type { PlayerState } from './state.ts';

/** What the Scene Guard does at a moment. */
export type Guarding = {
  /** Seconds to go on from; null to stay. */
  readonly skipTo: number | null;
  /** The scene whose picture is hidden. */
  readonly blurred: SceneMark | null;
  /** The scene that is not heard, nor read in subtitles. */
  readonly hushed: SceneMark | null;
  /** The scene that is about to come or has come, and is only spoken of. */
  readonly warned: SceneMark | null;
};

type Guarded = Pick<PlayerState, 'marks' | 'guard' | 'pip' | 'away'>;

/** Elements tell the time four times a second: the guard acts this much early, in seconds, so that nothing slips by. */
const LEAD = 0.3;
/** Seconds before a scene at which it is spoken of. */
const WARNING = 6;
/** Going back over a skipped scene leads this far before it, in seconds. */
const RUN_UP = 3;

/** A picture lifted out of the page cannot be hidden by it, so what would be blurred is skipped there. */
const choiceFor = ({ guard, pip, away }: Guarded, { theme }: SceneMark): GuardChoice =>
  guard[theme] === 'blur' && (pip || away) ? 'skip' : guard[theme];

const early = ({ from, to }: Pick<Mark, 'from' | 'to'>, seconds: number) => ({
  from: from - seconds,
  to,
});

type Span = Pick<Mark, 'from' | 'to'>;

/** The skipped stretch around a moment; scenes that follow each other without a break are one stretch. */
function skippedAround(state: Guarded, moment: number): Span | undefined {
  const spans: Span[] = [];
  for (const scene of scenesOf(state.marks)) {
    if (choiceFor(state, scene) !== 'skip') continue;
    const last = spans.at(-1);
    if (last === undefined || scene.from > last.to + LEAD) spans.push(scene);
    else spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, scene.to) };
  }
  return spans.find((span) => within(early(span, LEAD), moment));
}

/** What the guard does at `moment`, in seconds. */
export function guardAt(state: Guarded, moment: number): Guarding {
  const scenes = scenesOf(state.marks);
  const chosen = (choice: GuardChoice, lead: number): SceneMark | null =>
    scenes.find(
      (scene) => choiceFor(state, scene) === choice && within(early(scene, lead), moment),
    ) ?? null;
  return {
    skipTo: skippedAround(state, moment)?.to ?? null,
    blurred: chosen('blur', LEAD),
    hushed: chosen('mute', LEAD),
    warned: chosen('warn', WARNING),
  };
}

/**
 * Where a viewer lands who asked for `target`, coming from `from`: behind a skipped scene on the way forward, a little
 * before it on the way back, so that nobody is held at its end.
 */
export function landing(state: Guarded, target: number, from: number): number {
  const span = skippedAround(state, target);
  if (span === undefined) return target;
  return target < from - EDGE ? Math.max(0, span.from - RUN_UP) : span.to;
}

/** Whether a picture of `moment` may be shown: not of a scene that is skipped or blurred. */
export function picturable({ marks, guard }: Guarded, moment: number): boolean {
  return !scenesOf(marks).some(
    (scene) => ['skip', 'blur'].includes(guard[scene.theme]) && within(scene, moment),
  );
}
