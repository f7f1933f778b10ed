import type { GuardChoice, SkipChoice } from '../store/choices.ts';
import type { SceneTheme, SkipKind } from '../store/marks.ts';

/** Texts of chapters, skips, the Scene Guard and the next video. Numbers arrive unformatted. */
export type MarkLabels = {
  readonly chapters: string;
  /** A chapter without a title: 'Chapter 2'. */
  readonly chapter: (number: number) => string;
  readonly settings: string;
  readonly skipping: string;
  readonly skip: Readonly<Record<SkipKind, SkipWords>>;
  readonly skipChoices: Readonly<Record<SkipChoice, string>>;
  /** Returns to the skipped segment. */
  readonly watchIt: string;
  readonly guard: string;
  readonly guardText: string;
  /** Why a child has fewer choices. */
  readonly guardChildText: string;
  readonly guardChoices: Readonly<Record<GuardChoice, string>>;
  readonly scenes: Readonly<Record<SceneTheme, SceneWords>>;
  readonly skipScene: string;
  readonly sceneSkipped: string;
  readonly sceneBlurred: string;
  readonly sceneHushed: string;
  readonly upNext: string;
  readonly nextIn: (seconds: number) => string;
  readonly playNow: string;
  readonly cancel: string;
  readonly stillTitle: string;
  readonly stillText: string;
  readonly stillContinue: string;
  readonly saver: string;
  readonly saverNote: string;
  readonly timelineDirection: string;
  readonly timelineDirections: Readonly<Record<'ltr' | 'rtl', string>>;
  readonly stats: StatsLabels;
};

/** An intro, a recap or the credits: its name, its button, and the confirmation of a skip. */
export type SkipWords = {
  readonly name: string;
  readonly button: string;
  readonly skipped: string;
};

/** A theme: its name, and the warning before such a scene. */
export type SceneWords = { readonly name: string; readonly coming: string };

/** Rows of the panel of figures. */
export type StatsLabels = {
  readonly title: string;
  readonly close: string;
  readonly resolution: string;
  readonly rung: string;
  readonly codecs: string;
  readonly buffer: string;
  readonly bandwidth: string;
  readonly dropped: string;
  readonly latency: string;
  readonly connection: string;
};
