import type { GuardChoice } from './choices.ts';
import type { Mark, SceneMark } from './marks.ts';
import { EDGE, scenesOf, within } from './marks.ts';
import type { PlayerState } from './state.ts';

/** The Scene Guard's effect at a position. */
export type GuardInput = {
  /** Position in seconds to skip to; null to stay. */
  readonly skipTo: number | null;
  /** The scene whose picture is blurred. */
  readonly blurred: SceneMark | null;
  /** The scene whose sound and subtitles are off. */
  readonly hushed: SceneMark | null;
  /** The current or upcoming scene that is only announced. */
  readonly warned: SceneMark | null;
};

type GuardedState = Pick<PlayerState, 'marks' | 'guard' | 'pip' | 'away'>;

/**
 * Elements report the time four times a second: the guard acts this many seconds early, so that nothing slips through.
 */
const LEAD = 0.3;
/** Seconds before a scene at which it is announced. */
const WARNING = 6;
/** A backward seek into a skipped scene lands this many seconds before it. */
const RUN_UP = 3;

/** The page cannot blur a picture that is outside it, so such scenes are skipped. */
const choiceFor = ({ guard, pip, away }: GuardedState, { theme }: SceneMark): GuardChoice =>
  guard[theme] === 'blur' && (pip || away) ? 'skip' : guard[theme];

const early = ({ from, to }: Pick<Mark, 'from' | 'to'>, seconds: number) => ({
  from: from - seconds,
  to,
});

type Span = Pick<Mark, 'from' | 'to'>;

/** The skipped span around a position; consecutive scenes are one span. */
function skippedAround(state: GuardedState, moment: number): Span | undefined {
  const spans: Span[] = [];
  for (const scene of scenesOf(state.marks)) {
    if (choiceFor(state, scene) !== 'skip') continue;
    const last = spans.at(-1);
    if (last === undefined || scene.from > last.to + LEAD) spans.push(scene);
    else spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, scene.to) };
  }
  return spans.find((span) => within(early(span, LEAD), moment));
}

/** The guard's effect at `moment`, in seconds. */
export function guardAt(state: GuardedState, moment: number): GuardInput {
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
 * The position where a seek to `target` lands, coming from `from`: after a skipped scene on the way forward, shortly
 * before it on the way back, so that the viewer is not stuck at its end.
 */
export function landing(state: GuardedState, target: number, from: number): number {
  const span = skippedAround(state, target);
  if (span === undefined) return target;
  return target < from - EDGE ? Math.max(0, span.from - RUN_UP) : span.to;
}

/** Whether a preview of `moment` may be shown: not of a scene that is skipped or blurred. */
export function picturable({ marks, guard }: GuardedState, moment: number): boolean {
  return !scenesOf(marks).some(
    (scene) => ['skip', 'blur'].includes(guard[scene.theme]) && within(scene, moment),
  );
}
