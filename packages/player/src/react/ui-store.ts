import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

/** The last three are pages of the first. */
export type SubtitlePage = 'subtitles' | 'secondSubtitles' | 'subtitleLook' | 'subtitleTiming';
export type MenuName = SubtitlePage | 'audio' | 'speed' | 'chapters' | 'settings';

/** Which sign flashes over the picture after a key or a tap. */
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

/** What the controls are doing. Nothing of it matters to playback. */
export type UiState = {
  readonly menu: MenuName | null;
  readonly help: boolean;
  /** The panel of figures is open. */
  readonly stats: boolean;
  /** The lines of the subtitles are open beside the picture. */
  readonly transcript: boolean;
  /** The viewer did something in the last moments. */
  readonly active: boolean;
  /** The timeline's knob is being held; seconds under it. */
  readonly scrub: number | null;
  readonly notice: Notice | null;
};

export type UiStore = StoreApi<UiState>;

export const createUiStore = (): UiStore =>
  createStore<UiState>(() => ({
    menu: null,
    help: false,
    stats: false,
    transcript: false,
    active: true,
    scrub: null,
    notice: null,
  }));

/** Shows a sign and says its text; each one replaces the last. */
export function notify(ui: UiStore, sign: NoticeSign, text: string): void {
  ui.setState(({ notice }) => ({ notice: { id: (notice?.id ?? 0) + 1, sign, text } }));
}
