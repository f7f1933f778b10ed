import type { PlayerSource, Quality } from './state.ts';
import type { Patch } from './reducers.ts';
import type { PlayerStats } from './stats.ts';

/** What a source is opened with, so that the first bytes fetched are already the right ones. */
export type OpenOptions = {
  /** Seconds. */
  readonly startAt: number;
  readonly quality: Quality;
  readonly audio: string | null;
  readonly subtitles: string | null;
  /** Start playing as soon as there is a picture, if the browser lets us. */
  readonly play: boolean;
  /** A fresh address for the same stream when the one it was opened by has ended; rejects where access has, too. */
  readonly renew?: (() => Promise<PlayerSource>) | undefined;
};

/** What the store asks of a media element and its engine. It answers with facts, never directly. */
export type MediaPort = {
  open(source: PlayerSource, options: OpenOptions): void;
  /** The same stream by a newer address: what is fetched from now on comes from there. */
  renew(source: PlayerSource): void;
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
  /** Figures of this moment, for whoever wants to know. */
  stats(): PlayerStats;
  /** Lets go of the stream, the element and every listener. */
  destroy(): void;
};

/** Where a media port sends what it sees. */
export type Report = (facts: Patch) => void;
