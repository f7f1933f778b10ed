import type { OpenOptions, Report } from '../store/port.ts';
import type { PlayerSource, Quality } from '../store/state.ts';
import type { EngineStats } from '../store/stats.ts';
import type { CueWindow } from './cue-window.ts';

/** What brings a stream into a media element. The element itself plays, pauses and seeks. */
export type Engine = {
  chooseQuality(quality: Quality): void;
  chooseAudio(language: string): void;
  chooseSubtitles(language: string | null): void;
  /** A newer address of the stream: further requests go there, and the picture goes on. */
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
  /** Asks the element to play, unless the viewer has paused or the browser forbids it. */
  readonly start: () => void;
};

export type OpenEngine = (request: EngineRequest) => Engine;
