import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

/** The last three are pages of the first. */
export type SubtitlePage = 'subtitles' | 'secondSubtitles' | 'subtitleLook' | 'subtitleTiming';
export type MenuName = SubtitlePage | 'audio' | 'speed' | 'chapters' | 'settings';

/** The sign that flashes over the picture after a key or a tap. */
export type NoticeSign =
  | 'play'
  | 'pause'
  | 'skipBack'
  | 'skipForward'
  | 'seekBack'
  | 'seekForward'
  | 'volume'
  | 'muted'
  | 'subtitles'
  | 'repeat'
  | 'segment'
  | 'chapter'
  | 'speed'
  | 'frame';

export type Notice = { readonly id: number; readonly sign: NoticeSign; readonly text: string };

/** The state of the controls. It does not affect playback. */
export type UiState = {
  readonly menu: MenuName | null;
  readonly help: boolean;
  /** The panel of figures is open. */
  readonly stats: boolean;
  /** The transcript is open beside the picture. */
  readonly transcript: boolean;
  /** The viewer was active recently. */
  readonly active: boolean;
  /** The position in seconds under a dragged knob. */
  readonly scrub: number | null;
  readonly notice: Notice | null;
};

export type UiStore = StoreApi<UiState>;

/** @param stats whether the panel of figures is open at first */
export const createUiStore = (stats = false): UiStore =>
  createStore<UiState>(() => ({
    menu: null,
    help: false,
    stats,
    transcript: false,
    active: true,
    scrub: null,
    notice: null,
  }));

/** Shows a sign and announces its text; each one replaces the last. */
export function notify(ui: UiStore, sign: NoticeSign, text: string): void {
  ui.setState(({ notice }) => ({ notice: { id: (notice?.id ?? 0) + 1, sign, text } }));
}
