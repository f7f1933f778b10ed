import type { SUBTITLE_LOOKS } from './subtitle-look.tsx';

type Looks = typeof SUBTITLE_LOOKS;

/** Texts of subtitles, study mode and other screens. Numbers and times arrive formatted. */
export type CaptionLabels = {
  /** Back from a page of the menu to the languages. */
  readonly backToSubtitles: string;
  readonly second: string;
  readonly look: string;
  /** Names of the look's settings and of their values. */
  readonly lookParts: { readonly [Part in keyof Looks]: string };
  readonly looks: { readonly [Part in keyof Looks]: Readonly<Record<Looks[Part][number], string>> };
  readonly lookReset: string;
  /** The sample subtitle while none is on screen; several lines. */
  readonly sample: string;
  readonly timing: string;
  /** '+0.5 s' */
  readonly offset: (seconds: string) => string;
  readonly earlier: string;
  readonly later: string;
  readonly timingReset: string;
  readonly transcript: string;
  readonly transcriptClose: string;
  readonly language: string;
  readonly none: string;
  readonly search: string;
  readonly searchFound: (count: number) => string;
  readonly searchNothing: string;
  readonly backToNow: string;
  readonly repeat: string;
  readonly repeatStop: string;
  readonly loading: string;
  readonly chooseLanguage: string;
  readonly failed: string;
  readonly cast: string;
  readonly castConnecting: string;
  readonly castConnected: string;
};
