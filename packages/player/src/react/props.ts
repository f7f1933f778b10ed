import type { Translate, UiKey } from '@kandil/i18n';
import type { Ref } from 'react';
import type { LoadCaptions } from '#src/captions/state.ts';
import type { PlayerEvent, PlayerProgress } from '#src/store/events.ts';
import type { Programme } from '#src/store/live.ts';
import type { Mark } from '#src/store/marks.ts';
import type { Meter } from '#src/store/meter.ts';
import type { PreferencesPort } from '#src/store/preferences.ts';
import type { PlayerSource } from '#src/store/state.ts';
import type { SubtitleLook } from '../captions/look.ts';

/** The next video, offered in the bar and after the end. */
export type NextVideo = {
  readonly title: string;
  /** Address of its picture. */
  readonly still?: string | undefined;
  readonly onPlay: () => void;
};

/** A live channel: its programmes and its neighbours. */
export type LiveChannel = {
  /** In order of time. */
  readonly programmes: readonly Programme[];
  /** Start time in milliseconds since 1970, where that is reachable; the live edge by default. */
  readonly from?: number | undefined;
  readonly previous?: NextVideo | undefined;
  readonly next?: NextVideo | undefined;
};

/** What the host can do with a player that it has rendered. */
export type PlayerHandle = {
  /** Whether it plays now, and is not waiting for the viewer. */
  readonly isPlaying: () => boolean;
  readonly pause: () => void;
  readonly play: () => void;
};

/** Props of `<Player>`. It fills its parent, which gives it a height. */
export type PlayerProps = {
  readonly ref?: Ref<PlayerHandle> | undefined;
  /**
   * What to play. A new `url` opens another stream in the same player, which keeps full screen, choices and the count
   * of untouched episodes. Null while the next one is requested: the last picture stays.
   */
  readonly source: PlayerSource | null;
  /** The video's marks, in order of time. */
  readonly marks?: readonly Mark[] | undefined;
  /** Start position in seconds; 0 by default. */
  readonly startAt?: number | undefined;
  /** Autoplay where the browser allows it; true by default. */
  readonly autoPlay?: boolean | undefined;
  readonly title: string;
  /** The line under the title: 'S2:E1 · The Admiral's Wager'. */
  readonly subtitle?: string | undefined;
  /** Age rating of the badge: '13+'. */
  readonly rating?: string | undefined;
  /** Still picture until the first frame. */
  readonly poster?: string | undefined;
  /** Address of the WebVTT storyboard file (`image.jpg#xywh=x,y,w,h`). */
  readonly storyboard?: string | undefined;
  /** The texts, in the viewer's language. */
  readonly t: Translate<UiKey>;
  /** BCP 47 locale of the interface, with its digits (`fa-u-nu-arabext`): of language names, times and numbers. */
  readonly locale: string;
  /** Direction of the interface. Timeline and media controls stay left-to-right. */
  readonly direction: 'ltr' | 'rtl';
  readonly preferences: PreferencesPort;
  /** The look of subtitles; plain by default. */
  readonly subtitleLook?: SubtitleLook | undefined;
  /** Called when the viewer changes the look: the host stores it and passes it back as `subtitleLook`. */
  readonly onSubtitleLook?: ((look: SubtitleLook) => void) | undefined;
  /**
   * Fetches the WebVTT text of the video's subtitles in a language; rejects when there is none. It must be the same
   * function for the same video. Without it the engine shows its own subtitles, and there is no second language and no
   * transcript.
   */
  readonly loadCaptions?: LoadCaptions | undefined;
  /** Renews the address of the same stream; called after a refusal and on Try Again. */
  readonly renewSource?: (() => Promise<PlayerSource>) | undefined;
  /** A renewed address of the same stream, passed before the old one expires: later requests use it. */
  readonly renewed?: PlayerSource | undefined;
  /** Set for a live channel. */
  readonly live?: LiveChannel | undefined;
  readonly next?: NextVideo | undefined;
  /** Whether the next video starts by itself after a countdown; true by default. */
  readonly autoNext?: boolean | undefined;
  /** Enables the desktop features: keyboard help, figures, picture in picture; true by default. */
  readonly extras?: boolean | undefined;
  /** Opens the panel of figures at the start; it needs `extras`. False by default. */
  readonly figures?: boolean | undefined;
  /** Offers the choices of the Scene Guard; true by default. Without it the host leaves scenes out of `marks`. */
  readonly sceneGuard?: boolean | undefined;
  readonly onBack?: (() => void) | undefined;
  /**
   * Offers to report a problem with the video, at a position in seconds. Playback is paused before it is called; the host
   * calls `goOn` afterwards, which plays if the video played before.
   */
  readonly onReport?: ((position: number, goOn: () => void) => void) | undefined;
  /** Measures how the viewing goes; another viewing has another one. */
  readonly meter?: Pick<Meter, 'follow'> | undefined;
  readonly onProgress?: ((progress: PlayerProgress) => void) | undefined;
  readonly onEvent?: ((event: PlayerEvent) => void) | undefined;
};
