import type { PlayerError } from '../store/state.ts';
import type { CaptionLabels } from './captions/caption-labels.ts';
import type { MarkLabels } from './mark-labels.ts';

/**
 * Every word the player shows or says, in the viewer's language. The package has none of its own.
 * Functions take what must stand inside a sentence; numbers arrive ready to print.
 */
export type PlayerLabels = {
  /** Name of the whole region, for screen readers. */
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
  /** How far behind the newest moment: '12:30 behind live'. */
  readonly behindLive: (time: string) => string;
  readonly startOver: string;
  readonly previousChannel: string;
  readonly nextChannel: string;
  /** What the channel shows: names of the list, of what is on screen, and of what follows. */
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
  readonly help: PlayerHelpLabels;
  readonly captions: CaptionLabels;
  readonly marks: MarkLabels;
};

/** The sheet of keyboard shortcuts. */
export type PlayerHelpLabels = {
  readonly title: string;
  readonly close: string;
  readonly playPause: string;
  readonly skip: string;
  readonly volume: string;
  readonly mute: string;
  readonly fullscreen: string;
  readonly subtitles: string;
  readonly transcript: string;
  readonly repeatLine: string;
  readonly subtitleTiming: string;
  readonly skipSegment: string;
  readonly next: string;
  readonly chapters: string;
  readonly speed: string;
  readonly frame: string;
  readonly pip: string;
  readonly stats: string;
  readonly startEnd: string;
  readonly fraction: string;
  readonly help: string;
};
