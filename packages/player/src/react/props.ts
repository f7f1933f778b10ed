import type { PlayerEvent, PlayerProgress } from '../store/events.ts';
import type { PreferencesPort } from '../store/preferences.ts';
import type { PlayerSource } from '../store/state.ts';
import type { PlayerLabels } from './labels.ts';
import type { SubtitleLook } from './subtitle-look.tsx';

/** What follows this video, offered in the bar and after the end. */
export type NextVideo = { readonly title: string; readonly onPlay: () => void };

/** Props of `<Player>`. It fills its parent, which gives it a height. */
export type PlayerProps = {
  /** What to play. Another `url` opens another stream in the same player. */
  readonly source: PlayerSource;
  /** Seconds to begin at; 0 when absent. */
  readonly startAt?: number | undefined;
  /** Begin by itself where the browser allows it; true when absent. */
  readonly autoPlay?: boolean | undefined;
  readonly title: string;
  /** The line under the title: 'S2:E1 · The Admiral's Wager'. */
  readonly subtitle?: string | undefined;
  /** Age rating as shown on the badge: '13+'. */
  readonly rating?: string | undefined;
  /** Still picture until the first frame. */
  readonly poster?: string | undefined;
  /** Address of the WebVTT file that lists preview pictures (`image.jpg#xywh=x,y,w,h`). */
  readonly storyboard?: string | undefined;
  readonly labels: PlayerLabels;
  /** BCP 47 language of the interface: names of languages are written in it. */
  readonly locale: string;
  /** Direction of the interface. Timeline and media controls stay left-to-right. */
  readonly direction: 'ltr' | 'rtl';
  readonly preferences: PreferencesPort;
  /** How subtitles look; plain when absent. */
  readonly subtitleLook?: SubtitleLook | undefined;
  /** A fresh address for the same stream, asked for when the server refuses or at Try Again. */
  readonly renewSource?: (() => Promise<PlayerSource>) | undefined;
  readonly next?: NextVideo | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly onProgress?: ((progress: PlayerProgress) => void) | undefined;
  readonly onEvent?: ((event: PlayerEvent) => void) | undefined;
};
