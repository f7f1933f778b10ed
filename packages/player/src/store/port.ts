import type { PlayerSource, Quality, Patch } from './state.ts';
import type { PlayerStats } from './stats.ts';

/** Options to open a source with, so that the first bytes fetched are already the right ones. */
export type OpenOptions = {
  /** Seconds. */
  readonly startAt: number;
  readonly quality: Quality;
  /** Keys of tracks. */
  readonly audio: string | null;
  readonly subtitles: string | null;
  /** Start playback at the first picture, if the browser allows it. */
  readonly play: boolean;
  /** A live channel: what its origin refuses now may be there again soon. */
  readonly channel?: boolean | undefined;
  /** The channel has been live, so a playlist that has ended is no film. */
  readonly wasLive?: boolean | undefined;
  /** Renews the address of the same stream after it has expired; rejects when access has ended, too. */
  readonly renew?: (() => Promise<PlayerSource>) | undefined;
};

/** The store's interface to a media element and its engine. Results arrive as reported facts. */
export type MediaPort = {
  open(source: PlayerSource, options: OpenOptions): void;
  /** Sets a renewed address of the same stream for later requests. */
  renew(source: PlayerSource): void;
  play(): void;
  pause(): void;
  /** Seconds. */
  seek(position: number): void;
  setVolume(volume: number, muted: boolean): void;
  setRate(rate: number): void;
  chooseQuality(quality: Quality): void;
  /** By key, as `keyOf` makes it. */
  chooseAudio(key: string): void;
  chooseSubtitles(key: string | null): void;
  toggleFullscreen(): void;
  togglePip(): void;
  /** The current figures. */
  stats(): PlayerStats;
  /** Releases the stream, the element and every listener. */
  destroy(): void;
};

/** Receives the facts of a media port. */
export type Report = (facts: Patch) => void;
