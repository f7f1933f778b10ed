import type { LoadCaptions } from '../captions/state.ts';
import type { PlayerEvent, PlayerProgress } from '../store/events.ts';
import type { Programme } from '../store/live.ts';
import type { Mark } from '../store/marks.ts';
import type { PreferencesPort } from '../store/preferences.ts';
import type { PlayerSource } from '../store/state.ts';
import type { PlayerLabels } from './labels.ts';
import type { SubtitleLook } from './captions/subtitle-look.tsx';

/** What follows this video, offered in the bar and after the end. */
export type NextVideo = {
  readonly title: string;
  /** Address of a picture of it. */
  readonly still?: string | undefined;
  readonly onPlay: () => void;
};

/** Of a live channel: what it shows, and which channels are beside it. */
export type LiveChannel = {
  /** In order of time. */
  readonly programmes: readonly Programme[];
  /** Milliseconds since 1970 to begin at, where that can be reached; the newest moment when absent. */
  readonly from?: number | undefined;
  readonly previous?: NextVideo | undefined;
  readonly next?: NextVideo | undefined;
};

/** Props of `<Player>`. It fills its parent, which gives it a height. */
export type PlayerProps = {
  /**
   * What to play. Another `url` opens another stream in the same player, which keeps the screen, the choices and the
   * count of what nobody touched. Null while the next one is asked for: the last picture stands.
   */
  readonly source: PlayerSource | null;
  /** What is marked in the video, in order of time. */
  readonly marks?: readonly Mark[] | undefined;
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
  /** The viewer wants another look: the host keeps it and hands it back in `subtitleLook`. */
  readonly onSubtitleLook?: ((look: SubtitleLook) => void) | undefined;
  /**
   * Fetches the WebVTT text of the video's subtitles in a language; rejects when there is none. The
   * same function for as long as the video is the same. Without it the engine shows its own
   * subtitles, and there is no second language and no transcript.
   */
  readonly loadCaptions?: LoadCaptions | undefined;
  /** A fresh address for the same stream, asked for when the server refuses or at Try Again. */
  readonly renewSource?: (() => Promise<PlayerSource>) | undefined;
  /** The same stream by a newer address, given before the old one ends: what is fetched from now on comes from there. */
  readonly renewed?: PlayerSource | undefined;
  /** What plays is a channel. */
  readonly live?: LiveChannel | undefined;
  readonly next?: NextVideo | undefined;
  /** What follows begins by itself, after a countdown; true when absent. */
  readonly autoNext?: boolean | undefined;
  /** Whether there are keyboard help, figures and picture in picture, which a desk has a use for; true when absent. */
  readonly extras?: boolean | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly onProgress?: ((progress: PlayerProgress) => void) | undefined;
  readonly onEvent?: ((event: PlayerEvent) => void) | undefined;
};
