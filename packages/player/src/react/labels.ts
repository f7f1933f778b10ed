import type { ShortcutName } from '../store/shortcuts.ts';
import type { PlayerError } from '../store/state.ts';
import type { CaptionLabels } from './captions/caption-labels.ts';
import type { MarkLabels } from './mark-labels.ts';

/**
 * All texts of the player, in the viewer's language. The package contains none. Functions format texts with parameters;
 * numbers arrive formatted.
 */
export type PlayerLabels = {
  /** Accessible name of the whole region. */
  readonly player: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly replay: string;
  readonly skipBack: string;
  readonly skipForward: string;
  readonly mute: string;
  readonly unmute: string;
  readonly volume: string;
  readonly timeline: string;
  /** Spoken value of the timeline: '28:06 of 45:20'. */
  readonly timeOf: (position: string, duration: string) => string;
  readonly next: string;
  readonly subtitles: string;
  readonly subtitlesOff: string;
  readonly audio: string;
  readonly quality: string;
  readonly qualityAuto: string;
  readonly speed: string;
  readonly speedNormal: string;
  readonly pip: string;
  readonly pipExit: string;
  readonly fullscreen: string;
  readonly fullscreenExit: string;
  readonly live: string;
  readonly goLive: string;
  /** The delay behind live: '12:30 behind live'. */
  readonly behindLive: (time: string) => string;
  /** The same in words: '12 minutes behind live'. */
  readonly minutesBehindLive: (minutes: number) => string;
  readonly startOver: string;
  readonly previousChannel: string;
  readonly nextChannel: string;
  /** Names of the programme list, the current programme and the following ones. */
  readonly programmes: string;
  readonly nowShowing: string;
  readonly upNext: string;
  readonly loading: string;
  /** The age rating as a sentence: 'Suitable from 13'. */
  readonly rating: (rating: string) => string;
  readonly errors: Readonly<
    Record<PlayerError['kind'], { readonly title: string; readonly text: string }>
  >;
  readonly tryAgain: string;
  readonly report: string;
  readonly help: PlayerHelpLabels;
  readonly captions: CaptionLabels;
  readonly marks: MarkLabels;
};

/** The help with all keyboard shortcuts. */
export type PlayerHelpLabels = { readonly [Name in 'title' | 'close' | ShortcutName]: string };
