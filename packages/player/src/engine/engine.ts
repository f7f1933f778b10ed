import type { OpenOptions, Report } from '../store/port.ts';
import type { PlayerSource, Quality } from '../store/state.ts';
import type { EngineStats } from '../store/stats.ts';
import type { CueWindow } from './cue-window.ts';

/** Loads a stream into a media element. The element itself plays, pauses and seeks. */
export type Engine = {
  chooseQuality(quality: Quality): void;
  /** By key, as `keyOf` makes it. */
  chooseAudio(key: string): void;
  chooseSubtitles(key: string | null): void;
  /** Sets a newer address of the stream for later requests; playback continues. */
  renew(url: string): void;
  stats(): EngineStats;
  destroy(): void;
};

export type EngineRequest = {
  readonly video: HTMLVideoElement;
  readonly source: PlayerSource;
  readonly options: OpenOptions;
  readonly cues: CueWindow;
  readonly report: Report;
  /** Starts playback, unless the viewer has paused or the browser blocks it. */
  readonly start: () => void;
};

export type OpenEngine = (request: EngineRequest) => Engine;
