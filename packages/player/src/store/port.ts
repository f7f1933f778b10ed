import type { PlayerSource, Quality } from './state.ts';
import type { Patch } from './reducers.ts';

/** What a source is opened with, so that the first bytes fetched are already the right ones. */
export type OpenOptions = {
  /** Seconds. */
  readonly startAt: number;
  readonly quality: Quality;
  readonly audio: string | null;
  readonly subtitles: string | null;
  /** Start playing as soon as there is a picture, if the browser lets us. */
  readonly play: boolean;
};

/** What the store asks of a media element and its engine. It answers with facts, never directly. */
export type MediaPort = {
  open(source: PlayerSource, options: OpenOptions): void;
  play(): void;
  pause(): void;
  /** Seconds. */
  seek(position: number): void;
  setVolume(volume: number, muted: boolean): void;
  setRate(rate: number): void;
  chooseQuality(quality: Quality): void;
  chooseAudio(language: string): void;
  chooseSubtitles(language: string | null): void;
  toggleFullscreen(): void;
  togglePip(): void;
  /** Lets go of the stream, the element and every listener. */
  destroy(): void;
};

/** Where a media port sends what it sees. */
export type Report = (facts: Patch) => void;
